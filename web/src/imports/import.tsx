import { importKinds } from '@nivas/contract/imports/schemas.ts'
import { useState } from 'react'
import { idOrNone, oneOf, type Reader } from '../ui/address.ts'
import { useAddress } from '../ui/use-address.ts'
import { ChooseFile } from './choose-file.tsx'
import { OneImport } from './one-import.tsx'

/** The open import and the chosen kind, in the address so that they survive a reload and a new sign-in. */
const readers: { id: Reader; kind: Reader } = {
  id: idOrNone,
  kind: oneOf(importKinds, ''),
}

/** Imports the venue or the registry of customers from a spreadsheet: choose it, check it, import it. */
export default function ImportScreen() {
  const [{ id, kind }, change] = useAddress(readers)
  /** Whether a further file is being chosen after an import; its field then gets the focus. */
  const [isAnother, setIsAnother] = useState(false)
  const chooseAnother = (before = kind) => {
    setIsAnother(true)
    change({ id: '', kind: before })
  }
  return id === '' ? (
    <ChooseFile
      chosen={kind}
      onChoose={(chosen) => change({ kind: chosen }, { replace: true })}
      isAnother={isAnother}
      onUploaded={(uploaded) => change({ id: String(uploaded) })}
    />
  ) : (
    <OneImport key={id} id={Number(id)} onChooseAnother={chooseAnother} />
  )
}
