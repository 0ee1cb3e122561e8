import type { UseFormReturnType } from '@mantine/form'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../api/store.ts'
import { useUser } from '../../app/session.tsx'
import { draftStore, type KeptDraft } from './draft-store.ts'
import { keepable } from './keepable.ts'

/** How a form's draft is kept. */
export type DraftOptions<V> = {
  /** Which form, and of which record where it changes one: 'booking', `edit-details.${id}`. */
  name: string
  /** What people call the form. */
  title: PlainKey
  /** Whose record it is about: a name, a number. */
  detail?: string
  /** What the screen needs beside the fields to go on. */
  more?: unknown
  /** The next visitor may be another one: the draft is offered, and does not fill the form in by itself. */
  offered?: true
  /** Fields that the call names as secret, in which the identity numbers alone are. */
  onlyNumbersSecret?: readonly string[]
  /** Fields that are no work by themselves, such as a switch that shows other fields. */
  besides?: readonly string[]
  /** The values without what a scan has filled in: nothing of that is lost, it is scanned again. */
  typedIn?: (values: V) => V
}

/** In milliseconds: a fast typist's pause. */
const PAUSE = 300

type Fields = Record<string, unknown>

/**
 * Keeps what is typed into a form, for the person who types, until it is saved or given up. A form that opens again
 * holds it again: what was changed then, on top of what the form holds at first now.
 */
export function useDraft<V extends Fields>(
  form: UseFormReturnType<V>,
  initial: V,
  options: DraftOptions<V> | undefined,
  callSecrets: readonly string[] = [],
) {
  const owner = useUser()?.id
  const isKnown = useStore(draftStore.known) !== undefined
  const [restored, setRestored] = useState<Pick<KeptDraft, 'at' | 'withheld'>>()
  const [offered, setOffered] = useState<KeptDraft>()
  /** What is still to be written, and whether an earlier draft was looked for, and is offered. */
  const state = useRef<{ write?: () => void; begun: boolean; offers: boolean }>({
    begun: false,
    offers: false,
  })
  const name = options?.name
  const secret = callSecrets.filter((field) => !options?.onlyNumbersSecret?.includes(field))
  const keptOf = (values: V) => {
    const kept = keepable(options?.typedIn?.(values) ?? values, initial, secret)
    const isWork = Object.keys(kept.values).some((field) => !options?.besides?.includes(field))
    return isWork ? kept : { ...kept, values: {} }
  }

  const offer = (draft: KeptDraft | undefined) => {
    state.current.offers = draft !== undefined
    setOffered(draft)
  }
  const fillIn = (draft: KeptDraft) => {
    form.setValues({ ...form.getValues(), ...(draft.values as Partial<V>) })
    setRestored({ at: draft.at, withheld: draft.withheld })
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is the values.
  useEffect(() => {
    if (owner === undefined || !options || !state.current.begun) return
    state.current.write = () => {
      delete state.current.write
      const kept = keptOf(values)
      const isEmpty = Object.keys(kept.values).length === 0
      // What is offered stays until it is taken, discarded, or something else is typed.
      if (isEmpty && state.current.offers) return
      offer(undefined)
      if (isEmpty) return void draftStore.forget(owner, options.name)
      const { title, detail, more } = options
      void draftStore.keep({
        ...{ owner, name: options.name, title, at: Date.now(), more, ...kept },
        ...(detail !== undefined && { detail }),
      })
    }
    const timer = setTimeout(() => state.current.write?.(), PAUSE)
    return () => clearTimeout(timer)
  }, [values, isKnown])

  useEffect(() => {
    const flush = () => state.current.write?.()
    // Leaving asks, and what was typed last is written meanwhile: after `pagehide` a browser may not finish a write.
    window.addEventListener('beforeunload', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('beforeunload', flush)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  return {
    /** The draft that the form began with; undefined where there was none. */
    restored,
    /** An earlier draft that the form does not hold, until somebody takes it. */
    offered,
    takeOffered: () => {
      if (offered) fillIn(offered)
      offer(undefined)
    },
    /** Whether something was typed that is not saved. */
    isUnsaved: () =>
      options?.typedIn ? Object.keys(keptOf(form.getValues()).values).length > 0 : form.isDirty(),
    /** The form was saved or given up: only what is typed from now on is kept. */
    forget: () => {
      delete state.current.write
      setRestored(undefined)
      offer(undefined)
      if (owner !== undefined && name !== undefined) void draftStore.forget(owner, name)
    },
  }
}
