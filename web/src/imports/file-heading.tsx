import type { Import } from '@nivas/contract/imports/schemas.ts'
import type { ReactNode } from 'react'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { kindTitles } from './kind-titles.ts'

/** The heading of the screen, with kind and name of the file. */
export function FileHeading({ found, action }: { found: Import; action?: ReactNode }) {
  const t = useText()
  return <Heading state={`${t(kindTitles[found.kind])} · ${found.file_name}`} action={action} />
}
