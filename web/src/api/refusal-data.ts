import { CallFailure } from './failure.ts'

/**
 * Returns the data that the server sent with its refusal, such as the visits to choose from. The contract has no schema
 * for it: `T` names what a refusal of this call may carry, and any part of it may be missing.
 */
export const refusalData = <T extends object>(failure: unknown): Partial<T> =>
  failure instanceof CallFailure && typeof failure.data === 'object' && failure.data !== null
    ? (failure.data as Partial<T>)
    : {}
