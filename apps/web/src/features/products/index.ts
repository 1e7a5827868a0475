export { useFaultText } from './form/fault-words.ts'
export { parsePrice } from './form/price.ts'
export { type Fault, type Field, faultsOf, freshValues, toNewProduct } from './form/values.ts'
