export { formatRupees } from '@nivas/contract/money.ts'
