import { describeStockSource } from '../stock.suite.ts'
import { createOpenverseSource } from './source.ts'

describeStockSource('openverse', (at) => createOpenverseSource({ OPENVERSE_URL: at }))
