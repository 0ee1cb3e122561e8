export default { test: { include: ['contract/src/**/*.test.ts'] } }
