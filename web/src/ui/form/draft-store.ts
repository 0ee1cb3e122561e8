import type { PlainKey } from '@nivas/contract/texts.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isYounger } from '../../api/age.ts'
import { createStore } from '../../api/store.ts'
import { draftJournal } from './draft-journal.ts'

/** The unsaved input of a form. */
export type StoredDraft = {
  /** The user who typed it. A draft is never shown to another user. */
  owner: number
  /** The name of the form, with the id of its record if it has one: 'booking', 'edit-details.12'. */
  name: string
  /** The title of the form. */
  title: PlainKey
  /** The subject of the record, in any language. */
  detail?: string
  /** The time of the last change, in milliseconds. */
  at: number
  /** The fields that differ from the form's initial values. */
  values: Readonly<Record<string, unknown>>
  /** What the form showed in these fields before they were changed. */
  shown?: Readonly<Record<string, unknown>>
  /** The fields whose input is not stored in full: a password, an identity number, health data. */
  missing?: readonly string[]
  /** Data of the screen, besides the fields, that is needed to continue. */
  more?: unknown
}

/** A draft to store or to delete. `at` is in milliseconds in both cases. */
export type DraftChange = { keep: StoredDraft } | { forget: Pick<StoredDraft, 'owner' | 'name' | 'at'> }

interface Schema extends DBSchema {
  drafts: { key: [owner: number, name: string]; value: StoredDraft }
}

/** The lifetime of a draft in milliseconds. It is the same for the draft of the public form. */
const LONGEST = 24 * 3_600_000
/**
 * Returns whether a draft is recent enough to fill in its form, since it may become too old while its page stays open.
 */
export const isFresh = ({ at }: Pick<StoredDraft, 'at'>): boolean => isYounger(at, LONGEST)

const open = () =>
  openDB<Schema>('nivas-drafts', 1, {
    upgrade: (db) => void db.createObjectStore('drafts', { keyPath: ['owner', 'name'] }),
    // Closes the connection, so that a later version of the product can upgrade the database.
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
  })

/** Does one piece of work in the database. Closes the connection also after a failure, as on a full disk. */
async function inDatabase<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await open()
  return work(db).finally(() => db.close())
}

/** A write resolves only once it is on the disk, because the browser may be killed. */
const onDisk = { durability: 'strict' } as const

/** Writes a change to the disk, unless a later change is already there. */
const write = (change: DraftChange): Promise<void> =>
  inDatabase(async (db) => {
    const { owner, name, at } = 'keep' in change ? change.keep : change.forget
    const transaction = db.transaction('drafts', 'readwrite', onDisk)
    const stored = await transaction.store.get([owner, name])
    if (!stored || stored.at <= at) {
      if ('keep' in change) await transaction.store.put(change.keep)
      else await transaction.store.delete([owner, name])
    }
    await transaction.done
  })

/** The drafts of this browser. Undefined until they have been read from the disk. */
const known = createStore<readonly StoredDraft[] | undefined>(undefined)

function apply(change: DraftChange): void {
  const { owner, name } = 'keep' in change ? change.keep : change.forget
  const others = (known.get() ?? []).filter((draft) => draft.owner !== owner || draft.name !== name)
  known.set('keep' in change ? [...others, change.keep] : others)
}

/** Keeps other tabs up to date: a draft whose form is saved in one tab is deleted in all of them. */
const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('nivas.drafts') : undefined
otherTabs?.addEventListener('message', ({ data }: MessageEvent<DraftChange>) => apply(data))

/** Makes a change, in memory first. When the browser cannot store anything, the change lasts as long as the tab. */
async function make(change: DraftChange): Promise<void> {
  apply(change)
  otherTabs?.postMessage(change)
  await finish(change)
}

/** Writes a change to the disk. The journal holds it until then. */
async function finish(change: DraftChange): Promise<void> {
  const end = draftJournal.begin(change)
  await write(change).then(end, () => undefined)
}

async function load(): Promise<void> {
  const all = await inDatabase((db) => db.getAll('drafts'))
  known.set(all.filter(isFresh))
  for (const { owner, name, at } of all.filter((draft) => !isFresh(draft)))
    await write({ forget: { owner, name, at } })
}

/** The changes that an earlier page did not finish writing. */
const unfinished = draftJournal.unfinished()
const loaded = Promise.all(unfinished.map(finish))
  .then(load)
  .catch(() =>
    known.set(known.get() ?? unfinished.flatMap((change) => ('keep' in change ? change.keep : []))),
  )

/** Returns a draft, even one that is too old. */
const draftOf = (owner: number, name: string): StoredDraft | undefined =>
  known.get()?.find((draft) => draft.owner === owner && draft.name === name)

/**
 * Returns the time of a change. It is later than the time of the stored draft, even if the clock was set back since.
 */
const timeAfter = (owner: number, name: string): number =>
  Math.max(Date.now(), (draftOf(owner, name)?.at ?? 0) + 1)

/** The drafts that this browser stores for 24 hours. */
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
