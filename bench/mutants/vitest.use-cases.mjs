// Runs the tests of the areas whose use cases are changed, or the tests that `--tests` names.
const areas = (process.env.NIVAS_MUTATE ?? '').matchAll(/server\/src\/(\w+)/g).map(([, area]) => area)
const own = [...new Set(areas)]
const folders = own.length > 0 ? own : ['cash', 'pos', 'electrical', 'reservations', 'identity']

export default {
  test: {
    include:
      process.env.NIVAS_MUTANT_TESTS?.split(' ') ?? folders.map((area) => `server/src/${area}/*.test.ts`),
    globalSetup: ['server/src/testing/cluster.ts'],
    // As in the suite, the files of a worker share its modules.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}
