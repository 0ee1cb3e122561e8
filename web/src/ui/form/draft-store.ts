import type { PlainKey } from '@nivas/contract/texts.ts'
import { type DBSchema, openDB } from 'idb'
import { createStore } from '../../api/store.ts'
import { draftJournal } from './draft-journal.ts'

/** The unsaved input of a form. */
export type StoredDraft = {
  /** The user who typed it: a draft of one user is never shown to another. */
  owner: number
  /** The form, and its record: 'booking', 'edit-details.12'. */
  name: string
  /** The title of the form. */
  title: PlainKey
  /** The subject of the record, in any language. */
  detail?: string
  /** The time of the last change, in milliseconds. */
  at: number
  /** The fields that differ from the form's initial values. */
  values: Readonly<Record<string, unknown>>
  /** What the form showed in these fields before. */
  shown?: Readonly<Record<string, unknown>>
  /** The fields whose input is not stored, or not all of it: a password, an identity number, health data. */
  missing?: readonly string[]
  /** The data of the screen, beside the fields, that is needed to continue. */
  more?: unknown
}

/** What is stored, and what is deleted; `at` of both is in milliseconds. */
export type DraftChange = { keep: StoredDraft } | { forget: Pick<StoredDraft, 'owner' | 'name' | 'at'> }

interface Schema extends DBSchema {
  drafts: { key: [owner: number, name: string]; value: StoredDraft }
}

/** In milliseconds: the same lifetime as that of the public form's draft. */
const LONGEST = 24 * 3_600_000
/**
 * Whether a draft still fills its form in; one may grow too old while its page stays open. A clock that was ahead by more
 * than the longest time is no reason to store a draft for longer.
 */
export const isFresh = ({ at }: Pick<StoredDraft, 'at'>): boolean => Math.abs(Date.now() - at) < LONGEST

const open = () =>
  openDB<Schema>('nivas-drafts', 1, {
    upgrade: (db) => void db.createObjectStore('drafts', { keyPath: ['owner', 'name'] }),
    // Does not block an upgrade by a later version of the product.
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
  })

/** A write resolves when it is on the disk: a browser may be killed. */
const onDisk = { durability: 'strict' } as const

/** Makes a change on the disk, unless a later one was made there already. */
async function write(change: DraftChange): Promise<void> {
  const { owner, name, at } = 'keep' in change ? change.keep : change.forget
  const db = await open()
  const transaction = db.transaction('drafts', 'readwrite', onDisk)
  const stored = await transaction.store.get([owner, name])
  if (!stored || stored.at <= at) {
    if ('keep' in change) await transaction.store.put(change.keep)
    else await transaction.store.delete([owner, name])
  }
  await transaction.done
  db.close()
}

/** The drafts of this browser; undefined until they were read from the disk. */
const known = createStore<readonly StoredDraft[] | undefined>(undefined)

function apply(change: DraftChange): void {
  const { owner, name } = 'keep' in change ? change.keep : change.forget
  const others = (known.get() ?? []).filter((draft) => draft.owner !== owner || draft.name !== name)
  known.set('keep' in change ? [...others, change.keep] : others)
}

/** A draft that is saved in one tab is deleted in the others too. */
const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('nivas.drafts') : undefined
otherTabs?.addEventListener('message', ({ data }: MessageEvent<DraftChange>) => apply(data))

/** A change lasts as long as the tab where the browser stores nothing at all. */
async function make(change: DraftChange): Promise<void> {
  apply(change)
  otherTabs?.postMessage(change)
  await finish(change)
}

/** Writes a change to the disk; the journal has it until then. */
async function finish(change: DraftChange): Promise<void> {
  const end = draftJournal.begin(change)
  await write(change).then(end, () => undefined)
}

async function load(): Promise<void> {
  const db = await open()
  const all = await db.getAll('drafts')
  db.close()
  known.set(all.filter(isFresh))
  for (const { owner, name, at } of all.filter((draft) => !isFresh(draft)))
    await write({ forget: { owner, name, at } })
}

/** The changes of a page that was left before they were on the disk. */
const unfinished = draftJournal.unfinished()
const loaded = Promise.all(unfinished.map(finish))
  .then(load)
  .catch(() =>
    known.set(known.get() ?? unfinished.flatMap((change) => ('keep' in change ? change.keep : []))),
  )

/** A draft, also one that is too old. */
const draftOf = (owner: number, name: string): StoredDraft | undefined =>
  known.get()?.find((draft) => draft.owner === owner && draft.name === name)

/** The time of a change: after that of the draft that is stored, also when the clock was set back meanwhile. */
const timeAfter = (owner: number, name: string): number =>
  Math.max(Date.now(), (draftOf(owner, name)?.at ?? 0) + 1)

/** The drafts that this browser stores, for 24 hours. */
export const draftStore = {
  known,
  find(owner: number, name: string): StoredDraft | undefined {
    const found = draftOf(owner, name)
    return found && isFresh(found) ? found : undefined
  },
  async of(owner: number): Promise<readonly StoredDraft[]> {
    await loaded
    return (known.get() ?? []).filter((draft) => draft.owner === owner && isFresh(draft))
  },
  keep: (draft: Omit<StoredDraft, 'at'>): Promise<void> =>
    make({ keep: { ...draft, at: timeAfter(draft.owner, draft.name) } }),
  async forget(owner: number, name: string): Promise<void> {
    if (draftOf(owner, name)) await make({ forget: { owner, name, at: timeAfter(owner, name) } })
  },
}
