import { genders, idProofs, tourTypes } from '@nivas/contract/samadh/lookups.ts'

/** The choices of the visit form. */
export const listIdProofs = async () => [...idProofs]
export const listTourTypes = async () => [...tourTypes]
export const listGenders = async () => [...genders]
