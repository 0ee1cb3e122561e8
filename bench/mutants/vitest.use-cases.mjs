export default {
  test: {
    include: ['server/src/{cash,pos,electrical,reservations,identity}/*.test.ts'],
    globalSetup: ['server/src/testing/cluster.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}
