export { countPrints, recordPrint } from './record-print.ts'
