import { formatCount, formatTotal } from '@nivas/contract/count.ts'
import type { CountedKey } from '@nivas/contract/texts.ts'
import { useEffect, useState } from 'react'
import { createStore, type Store, useStore } from '../api/store.ts'
import { type Translate, useText } from '../languages/use-text.ts'
import type { ViewProps } from './table/types.ts'

type IsOff<Row> = (row: Row) => boolean

const switchedOff = <Row,>(t: Translate, rows: readonly Row[], isOff?: IsOff<Row>): string => {
  const count = isOff ? rows.filter(isOff).length : 0
  return count > 0 ? `, ${t('{{count}} of them switched off', { count })}` : ''
}

/**
 * Returns the sentence above a complete list, such as '14 electric lines, 2 of them switched off'. Returns undefined
 * until the rows have loaded.
 */
export const listState = <Row,>(
  t: Translate,
  rows: readonly Row[] | undefined,
  text: CountedKey,
  isOff?: IsOff<Row>,
): string | undefined => rows && t(text, { count: formatCount(rows.length) }) + switchedOff(t, rows, isOff)

/** The last answer that a paged list read. */
export type Found<Row> = {
  /** The rows of the current page. */
  rows: readonly Row[]
  total: number
  /** A filter hides some of the rows. */
  isNarrowed: boolean
}

export type FoundStore<Row> = Store<Found<Row> | undefined>

/** Makes the store in which a paged list puts its last answer, for the sentence above the list. */
export const useFound = <Row,>(): FoundStore<Row> =>
  useState(() => createStore<Found<Row> | undefined>(undefined))[0]

/** Puts the rows of a table into its `found` store once they are the answer to the current request. */
export function useTellFound<Row>({ found, source, clearControls }: ViewProps<Row>) {
  const { rows, total, outdated, state } = source
  const isNarrowed = Boolean(clearControls) || Object.values(state.filters).some((value) => value !== '')
  useEffect(() => {
    if (rows && !outdated) found?.set({ rows, total, isNarrowed })
  }, [found, rows, total, outdated, isNarrowed])
}

type Props<Row> = {
  of: FoundStore<Row>
  text: CountedKey
  /** Whether a row is switched off. These rows are counted only when one page holds all rows. */
  isOff?: IsOff<Row>
}

/**
 * Shows the sentence above a paged list, such as '210 houses' or '12 houses with these filters'. It is a separate
 * component, so that an answer does not render the list again.
 */
export function FoundState<Row>({ of, text, isOff }: Props<Row>) {
  const t = useText()
  const found = useStore(of)
  if (!found) return null
  const { rows, total, isNarrowed } = found
  const counted = t(text, { count: formatTotal(total) })
  if (isNarrowed) return t('{{found}} with these filters', { found: counted })
  return rows.length === total ? counted + switchedOff(t, rows, isOff) : counted
}
