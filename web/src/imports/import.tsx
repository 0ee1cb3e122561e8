import type { ImportKind } from '@nivas/contract/imports/schemas.ts'
import { useState } from 'react'
import type { Reader } from '../ui/address.ts'
import { useAddress } from '../ui/use-address.ts'
import { ChooseFile } from './choose-file.tsx'
import { OneImport } from './one-import.tsx'

/** The open import stands in the address, so that it is found again after a reload. */
const readers: { id: Reader } = {
  id: (given) => (given && /^[1-9]\d{0,8}$/.test(given) ? given : ''),
}

/** Imports the venue or the registry of customers from a spreadsheet: choose it, check it, import it. */
export default function ImportScreen() {
  const [{ id }, change] = useAddress(readers)
  const [before, setBefore] = useState<ImportKind | 'unknown'>()
  const chooseAnother = (kind?: ImportKind) => {
    setBefore(kind ?? 'unknown')
    change({ id: '' })
  }
  return id === '' ? (
    <ChooseFile before={before} onUploaded={(uploaded) => change({ id: String(uploaded) })} />
  ) : (
    <OneImport key={id} id={Number(id)} onChooseAnother={chooseAnother} />
  )
}
