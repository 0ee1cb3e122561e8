import { Anchor, Button, Group } from '@mantine/core'
import { dictionary as calls } from '@nivas/contract/dictionary/calls.ts'
import type { OwnWord } from '@nivas/contract/dictionary/schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '../api/hooks.ts'
import { notify } from '../api/notices.ts'
import { Heading } from '../app/heading.tsx'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { anyText, pageNumber } from '../ui/address.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { FoundState, useFound } from '../ui/list-state.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { useAddress } from '../ui/use-address.ts'
import { useUndoable } from '../ui/use-undoable.ts'

const WordForm = onDemand(async () => (await import('./word-form.tsx')).WordForm)

const columns: readonly ServerColumn<typeof calls.ownWords>[] = [
  { key: 'word', title: 'Word', pinned: true, sortable: true, filter: 'text' },
  { key: 'meaning', title: 'Meaning' },
  { key: 'kind', title: 'Kind' },
]

const quietly = { makesStale: [calls.ownWords], quiet: true, failsQuietly: true } as const

/** The filter and page of the table in the address. */
const readers = { word: anyText, page: pageNumber }

addSingulars({ '{{count}} words of the venue_one': '{{count}} word of the venue' })

/** The words that the venue added, which visitors find before all others. */
export default function OwnWords() {
  const t = useText()
  const found = useFound<OwnWord>()
  const confirm = useConfirm()
  const undoable = useUndoable()
  const remove = useCall(calls.removeWord, quietly)
  const restore = useCall(calls.restoreWord, quietly)
  const [open, setOpen] = useState<{ word?: OwnWord }>()
  const [, change] = useAddress(readers)
  /** Filters the list by an added word, so that it is visible in any order. */
  const showAdded = ({ word }: OwnWord) => {
    setOpen(undefined)
    change({ word, page: '1' })
    notify.success(t('{{word}} was added.', { word }))
  }
  const add = <Button onClick={() => setOpen({})}>{t('Add Word')}</Button>
  const removeAsked = async ({ id, word, meaning, kind }: OwnWord) => {
    const text = say('Delete the word {{word}}?', { word })
    if (!(await confirm({ title: 'Delete', text, action: 'Delete', danger: true }))) return
    await undoable(
      { act: () => remove.mutateAsync({ id }), notice: t('{{word}} was deleted.', { word }) },
      {
        act: () => restore.mutateAsync({ id, word, meaning, kind }),
        notice: t('{{word}} is in the dictionary again.', { word }),
      },
    )
  }
  return (
    <>
      <Heading
        state={<FoundState of={found} text="{{count}} words of the venue" />}
        action={
          <Group>
            <Anchor href="#/import">{t('Import words')}</Anchor>
            {add}
          </Group>
        }
      />
      <ServerTable
        call={calls.ownWords}
        found={found}
        columns={columns}
        name="dictionary-words"
        persons={false}
        label="Words of the dictionary"
        rowKey={({ id }) => id}
        rowActions={(word) => [
          { label: 'Edit', icon: IconPencil, onClick: () => setOpen({ word }) },
          { label: 'Delete', icon: IconTrash, danger: true, onClick: () => void removeAsked(word) },
        ]}
        empty={{
          text: 'The venue has no words of its own yet. Add words that visitors ask for: they are found first.',
          action: add,
        }}
      />
      {open && <WordForm word={open.word} onClose={() => setOpen(undefined)} onAdded={showAdded} />}
    </>
  )
}
