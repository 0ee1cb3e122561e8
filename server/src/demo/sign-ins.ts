import type { DemoSignIn } from './staff.ts'

/** Returns the lines that are printed once, when the demo is made: its users and their passwords. */
export const signInsOf = (staff: readonly DemoSignIn[]): string =>
  [
    "The demo's staff sign in with these passwords, which are shown only now:",
    ...staff.map(({ email, password, role }) => `  ${email.padEnd(28)}${password}  ${role}`),
  ].join('\n')
