import type { UseFormReturnType } from '@mantine/form'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../api/store.ts'
import { useUser } from '../../app/session.tsx'
import { type DraftOptions, draftContents } from './draft-contents.ts'
import { draftStore, type StoredDraft } from './draft-store.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { usePausedWrite } from './use-paused-write.ts'

/**
 * When the restored input was typed, and the labels of the fields that are not restored. A label is undefined for a
 * field without one.
 */
export type Restored = { at: number; missing: readonly (PlainKey | undefined)[] }

type Fields = Record<string, unknown>

type State = {
  /** Whether the store was searched for an earlier draft, and whether one is offered. */
  begun: boolean
  offers: boolean
  /** The fields that the restored draft had lost, and what the form showed when its input was typed. */
  lost: readonly string[]
  shown: Readonly<Fields>
}

/**
 * Stores the input of a form for its user, until it is saved or given up, and asks before the user leaves it. A form
 * that opens again restores the changed fields on top of the present initial values. When a form stays open after it was
 * saved, the saved values become its initial values.
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
  const { inputOf, shownIn } = draftContents(form, options, callSecrets)
  const hasInput = () => Object.keys(inputOf(form.getValues()).values).length > 0
  const writing = usePausedWrite()

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
    return writing.plan(() => {
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
    })
  }, [values, isKnown])

  const isUnsaved = () => (options?.typedIn || options?.seen ? hasInput() : form.isDirty())
  const mayLeave = useLeaveGuard(() => options !== undefined && isUnsaved(), {
    // A browser stores no input when all of it is secret.
    isKept: hasInput,
    title: options?.title,
    detail: options?.detail,
    parameter: options?.parameter,
  })

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
    isUnsaved,
    /** Resolves to whether something else may replace the form. Asks the user while there is unsaved input. */
    mayLeave,
    /** Deletes the draft, because the form was saved or given up. Only later input is stored. */
    forget: () => {
      writing.cancel()
      state.current.lost = []
      state.current.shown = {}
      setRestored(undefined)
      offer(undefined)
      if (owner !== undefined && name !== undefined) void draftStore.forget(owner, name)
    },
  }
}
