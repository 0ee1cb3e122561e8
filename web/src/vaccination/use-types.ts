import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { useAnswer } from '../api/hooks.ts'

const seldom = { staleTime: 600_000 }

/** Reads all vaccine types, including those that are switched off. */
export const useTypes = () => useAnswer(calls.types, {}, seldom)
