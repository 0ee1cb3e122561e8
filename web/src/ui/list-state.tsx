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

/** The sentence above a complete list: '14 electric lines, 2 of them switched off'; none before its rows are there. */
export const listState = <Row,>(
  t: Translate,
  rows: readonly Row[] | undefined,
  text: CountedKey,
  isOff?: IsOff<Row>,
): string | undefined => rows && t(text, { count: formatCount(rows.length) }) + switchedOff(t, rows, isOff)

/** What a paged list read last. */
export type Found<Row> = {
  /** Those of its page. */
  rows: readonly Row[]
  total: number
  /** A filter leaves rows out. */
  isNarrowed: boolean
}

export type FoundStore<Row> = Store<Found<Row> | undefined>

/** Where a paged list puts what it has read, for the sentence above it. */
export const useFound = <Row,>(): FoundStore<Row> =>
  useState(() => createStore<Found<Row> | undefined>(undefined))[0]

/** Puts what a table has read there, as soon as that is what was asked for. */
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
  /** Rows that are switched off: counted where one page has all rows. */
  isOff?: IsOff<Row>
}

/**
 * The sentence above a paged list: '210 houses', or '12 houses with these filters'. A component, so that an answer does
 * not draw the list again.
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
