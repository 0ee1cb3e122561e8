import type { UseFormReturnType } from '@mantine/form'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../api/store.ts'
import { useUser } from '../../app/session.tsx'
import { draftStore, type StoredDraft } from './draft-store.ts'
import { keepable } from './keepable.ts'

/** The options for storing the draft of a form. */
export type DraftOptions<V> = {
  /** The name of the form, with the id of its record if it changes one: 'booking', `edit-details.${id}`. */
  name: string
  /** The title of the form. */
  title: PlainKey
  /** The subject of the record: a name, a number. */
  detail?: string
  /** The parameter of the address that names the record, if it changes while the screen stays. */
  parameter?: string
  /** Data of the screen, besides the fields, that is needed to continue. */
  more?: unknown
  /** Offers the draft instead of filling it in, because the next visitor may be a different person. */
  offered?: true
  /** Secret fields of the call in which only identity numbers are secret. */
  onlyNumbersSecret?: readonly string[]
  /** The labels of fields that are not stored, so that a restored form can name those that were filled in. */
  labels?: Readonly<Record<string, PlainKey>>
  /** Fields that alone do not count as input, such as a switch that shows other fields. */
  besides?: readonly string[]
  /**
   * Fields without an input that hold what the form showed of its record. They are stored with any input, so that what
   * is typed for yesterday's record is not taken for input about today's.
   */
  seen?: readonly string[]
  /** Returns the values without those of a scan, which are not lost, since the card can be scanned again. */
  typedIn?: (values: V) => V
  /**
   * Returns the values that a draft fills in, for a form with a list that may have changed since. The default is all
   * its values.
   */
  fillsIn?: (draft: Partial<V>, present: V) => Partial<V>
}

/**
 * When the restored input was typed, and the labels of the fields that are not restored. A label is undefined for a
 * field without one.
 */
export type Restored = { at: number; missing: readonly (PlainKey | undefined)[] }

/** The pause in typing, in milliseconds, after which the draft is written. */
const PAUSE = 300

type Fields = Record<string, unknown>

type State = {
  /** Makes the pending write, if there is one. */
  write?: () => void
  /** Whether the store was searched for an earlier draft, and whether one is offered. */
  begun: boolean
  offers: boolean
  /** The fields that the restored draft had lost, and what the form showed when its input was typed. */
  lost: readonly string[]
  shown: Readonly<Fields>
}

/**
 * Stores the input of a form for its user, until it is saved or given up. A form that opens again restores the changed
 * fields on top of the present initial values. When a form stays open after it was saved, the saved values become its
 * initial values.
 */
export function useDraft<V extends Fields>(
  form: UseFormReturnType<V>,
  options: DraftOptions<V> | undefined,
  callSecrets: readonly string[] = [],
) {
  const owner = useUser()?.id
  const isKnown = useStore(draftStore.known) !== undefined
  const [restored, setRestored] = useState<Restored>()
  const [offered, setOffered] = useState<StoredDraft>()
  const state = useRef<State>({ begun: false, offers: false, lost: [], shown: {} })
  const name = options?.name
  const secret = callSecrets.filter((field) => !options?.onlyNumbersSecret?.includes(field))
  const inputOf = (values: V) => {
    const input = keepable(options?.typedIn?.(values) ?? values, form.getInitialValues(), secret)
    const { besides = [], seen = [] } = options ?? {}
    const isInput = Object.keys(input.values).some((field) => ![...besides, ...seen].includes(field))
    const asSeen = Object.fromEntries(seen.map((field) => [field, values[field]]))
    return { ...input, values: isInput ? { ...input.values, ...asSeen } : {} }
  }
  const hasInput = () => Object.keys(inputOf(form.getValues()).values).length > 0

  /** Returns what the form showed at first in these fields, without what must not be stored. */
  const shownIn = (values: object): Fields => {
    const { values: first, missing } = keepable(form.getInitialValues(), {}, secret)
    return Object.fromEntries(
      Object.entries(first).filter(([field]) => field in values && !missing.includes(field)),
    )
  }

  const offer = (draft: StoredDraft | undefined) => {
    state.current.offers = draft !== undefined
    setOffered(draft)
  }
  const fillIn = (draft: StoredDraft) => {
    state.current.lost = draft.missing ?? []
    state.current.shown = draft.shown ?? {}
    const present = form.getValues()
    const values = draft.values as Partial<V>
    form.setValues({ ...present, ...(options?.fillsIn?.(values, present) ?? values) })
    setRestored({ at: draft.at, missing: (draft.missing ?? []).map((field) => options?.labels?.[field]) })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the drafts are known.
  useEffect(() => {
    if (!isKnown || state.current.begun) return
    state.current.begun = true
    const found = owner !== undefined && name !== undefined && draftStore.find(owner, name)
    if (!found || form.isDirty()) return
    if (options?.offered) offer(found)
    else fillIn(found)
  }, [isKnown])

  const { values } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the values change.
  useEffect(() => {
    if (owner === undefined || !options || !state.current.begun) return
    state.current.write = () => {
      delete state.current.write
      const input = inputOf(values)
      const isEmpty = Object.keys(input.values).length === 0
      // An offered draft stays until the user takes it, discards it or types something else.
      if (isEmpty && state.current.offers) return
      offer(undefined)
      if (isEmpty) return void draftStore.forget(owner, options.name)
      const { title, detail, more } = options
      const missing = [...new Set([...state.current.lost, ...input.missing])]
      void draftStore.keep({
        ...{ owner, name: options.name, title, more, values: input.values, missing },
        shown: { ...shownIn(input.values), ...state.current.shown },
        ...(detail !== undefined && { detail }),
      })
    }
    const timer = setTimeout(() => state.current.write?.(), PAUSE)
    return () => clearTimeout(timer)
  }, [values, isKnown])

  useEffect(() => {
    const flush = () => state.current.write?.()
    // Writes the last input while the browser asks whether to leave: after `pagehide` a write may stay unfinished.
    window.addEventListener('beforeunload', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('beforeunload', flush)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  return {
    /** The draft that filled the form at its start; undefined without one. */
    restored,
    /** Returns what the form showed when the restored input was typed. */
    shown: () => state.current.shown,
    /** An earlier draft that is offered until the user takes it. */
    offered,
    takeOffered: () => {
      if (offered) fillIn(offered)
      offer(undefined)
    },
    /** Returns whether there is unsaved input. */
    isUnsaved: () => (options?.typedIn || options?.seen ? hasInput() : form.isDirty()),
    /** Returns whether this browser stores the unsaved input. It does not when all of it is secret. */
    isKept: hasInput,
    /** Deletes the draft, because the form was saved or given up. Only later input is stored. */
    forget: () => {
      delete state.current.write
      state.current.lost = []
      state.current.shown = {}
      setRestored(undefined)
      offer(undefined)
      if (owner !== undefined && name !== undefined) void draftStore.forget(owner, name)
    },
  }
}
