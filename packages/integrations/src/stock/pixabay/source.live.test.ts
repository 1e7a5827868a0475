import { describeStockSource } from '../stock.suite.ts'
import { createPixabaySource } from './source.ts'

describeStockSource('pixabay', (at) =>
  createPixabaySource({ PIXABAY_API_KEY: 'pixabay-sandbox', PIXABAY_URL: at }),
)
