import type { UseFormReturnType } from '@mantine/form'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../api/store.ts'
import { useUser } from '../../app/session.tsx'
import { draftStore, type StoredDraft } from './draft-store.ts'
import { keepable } from './keepable.ts'

/** How a form's draft is stored. */
export type DraftOptions<V> = {
  /** The form, and its record if it changes one: 'booking', `edit-details.${id}`. */
  name: string
  /** The title of the form. */
  title: PlainKey
  /** The subject of the record: a name, a number. */
  detail?: string
  /** The parameter of the address that has the record, if it changes on one screen. */
  parameter?: string
  /** The data of the screen, beside the fields, that is needed to continue. */
  more?: unknown
  /** The next visitor may be another person: the draft is offered, and does not fill the form in. */
  offered?: true
  /** Secret fields of the call of which only identity numbers are secret. */
  onlyNumbersSecret?: readonly string[]
  /** The labels of fields that are not stored: a restored form names those that were filled in. */
  labels?: Readonly<Record<string, PlainKey>>
  /** Fields that do not count as input by themselves, such as a switch that shows other fields. */
  besides?: readonly string[]
  /**
   * Fields without an input that say what the form showed of its record. They are kept with any input, so that what is
   * typed for a record of yesterday does not count as typed for today's.
   */
  seen?: readonly string[]
  /** The values without those of a scan: they are not lost, since the card can be scanned again. */
  typedIn?: (values: V) => V
  /** What a draft fills in where a list of the form may have changed since; by default its values. */
  fillsIn?: (draft: Partial<V>, present: V) => Partial<V>
}

/** When the restored input was typed, and the labels of fields that are not restored; undefined for one without. */
export type Restored = { at: number; missing: readonly (PlainKey | undefined)[] }

/** In milliseconds: the pause after which the draft is written. */
const PAUSE = 300

type Fields = Record<string, unknown>

type State = {
  /** The pending write. */
  write?: () => void
  /** Whether an earlier draft was looked for, and is offered. */
  begun: boolean
  offers: boolean
  /** What the draft here had lost, and what the form showed when its input was typed. */
  lost: readonly string[]
  shown: Readonly<Fields>
}

/**
 * Stores the input of a form, for its user, until it is saved or given up. A form that opens again restores
 * it: the changed fields, on top of the present initial values. What is saved in a form that stays is initial from then.
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
  const workOf = (values: V) => {
    const work = keepable(options?.typedIn?.(values) ?? values, form.getInitialValues(), secret)
    const { besides = [], seen = [] } = options ?? {}
    const isWork = Object.keys(work.values).some((field) => ![...besides, ...seen].includes(field))
    const asSeen = Object.fromEntries(seen.map((field) => [field, values[field]]))
    return { ...work, values: isWork ? { ...work.values, ...asSeen } : {} }
  }

  /** What the form shows in these fields, without what is not stored. */
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
      const work = workOf(values)
      const isEmpty = Object.keys(work.values).length === 0
      // An offered draft stays until it is taken, discarded, or replaced by other input.
      if (isEmpty && state.current.offers) return
      offer(undefined)
      if (isEmpty) return void draftStore.forget(owner, options.name)
      const { title, detail, more } = options
      const missing = [...new Set([...state.current.lost, ...work.missing])]
      void draftStore.keep({
        ...{ owner, name: options.name, title, more, values: work.values, missing },
        shown: { ...shownIn(work.values), ...state.current.shown },
        ...(detail !== undefined && { detail }),
      })
    }
    const timer = setTimeout(() => state.current.write?.(), PAUSE)
    return () => clearTimeout(timer)
  }, [values, isKnown])

  useEffect(() => {
    const flush = () => state.current.write?.()
    // Leaving asks, and writes the last input meanwhile: after `pagehide` a write may stay unfinished.
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
    /** What the form showed when the restored input was typed. */
    shown: () => state.current.shown,
    /** An earlier draft that the form does not hold, until the user takes it. */
    offered,
    takeOffered: () => {
      if (offered) fillIn(offered)
      offer(undefined)
    },
    /** Whether there is unsaved input. */
    isUnsaved: () =>
      options?.typedIn || options?.seen
        ? Object.keys(workOf(form.getValues()).values).length > 0
        : form.isDirty(),
    /** Whether this browser stores the unsaved input: not where all of it is secret. */
    isKept: () => Object.keys(workOf(form.getValues()).values).length > 0,
    /** The form was saved or given up: only later input is stored. */
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
