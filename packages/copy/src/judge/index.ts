export { measure, type Measured, readInputs } from './measure.ts'
export { sayPlan } from './say-plan.ts'
