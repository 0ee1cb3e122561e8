// The files that Stryker changes and the tests that must notice the changes: for `rules` the pure rules of the
// contract, for `use-cases` the use cases of the server that move money, rooms and identity.
import { join } from 'node:path'

const rules = [
  'contract/src/{money,dates,periods,day-range}.ts',
  'contract/src/cash/{report,tenders,numbers,notes}.ts',
  'contract/src/pos/{cart,cart-rules,line,payment,barcode,refund,meal-code}.ts',
  'contract/src/electrical/{allocate,reading,odd,age,months,house-order}.ts',
  'contract/src/reservations/{capacity,combine,preferences,stay,meals,mask,chart}.ts',
  'contract/src/identity/{card-number,find-numbers,hide-numbers,read-scan}.ts',
  'contract/src/{venue/closure,venue/room-numbers,planning/fit,gate/verdict,samadh/hours,samadh/proof-of}.ts',
]
const useCases = [
  'server/src/cash/*.ts',
  'server/src/pos/{create-ticket,judge-ticket,judge-meal-*,refund-ticket,serve-meal,amounts-of}.ts',
  'server/src/electrical/{apply-payment,save-readings,edit-reading,undo-payment}.ts',
  'server/src/reservations/{hold-rooms,assign-rooms,take-bhent,record-payment,book-stay,move-stay,price-move,give-back-rooms,combine-reservations}.ts',
  'server/src/identity/*.ts',
]
const only = process.env.NIVAS_MUTATE?.split(' ')
const part = process.env.NIVAS_MUTANTS ?? 'rules'

export default {
  mutate: [...(only ?? (part === 'rules' ? rules : useCases)), '!**/*.test.ts'],
  testRunner: 'vitest',
  vitest: { configFile: join(import.meta.dirname, `vitest.${part}.mjs`), related: true },
  coverageAnalysis: 'perTest',
  // The tests of the languages check the texts.
  mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
  ignorePatterns: ['.cache', 'data', 'e2e', 'deploy', 'web/dist', 'bench/*', '!bench/mutants'],
  ignoreStatic: true,
  // The tests of an area make separate databases, so one run of them takes longer than the default of five minutes.
  dryRunTimeoutMinutes: 40,
  tempDirName: '.cache/mutants',
  concurrency: 2,
  reporters: ['json', 'progress'],
  jsonReporter: { fileName: `.cache/mutants-${part}.json` },
  disableTypeChecks: '{contract,server}/**/*.ts',
}
