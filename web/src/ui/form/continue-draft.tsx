import { Box } from '@mantine/core'
import { useStore } from '../../api/store.ts'
import { useUser } from '../../app/session.tsx'
import { OfferedDraft } from './draft-note.tsx'
import { draftStore, isFresh, type StoredDraft } from './draft-store.ts'

type Props = {
  /** The drafts: those with this name, or with this name and a full stop at the beginning of theirs. */
  of: string
  /** Opens the form again, which then fills itself in. */
  onContinue: (draft: StoredDraft) => void
}

/** The unsaved drafts of this user on a screen, with a button to continue each. */
export function ContinueDraft({ of, onContinue }: Props) {
  const owner = useUser()?.id
  const isOf = (name: string) => name === of || name.startsWith(`${of}.`)
  const begun = (useStore(draftStore.known) ?? []).filter(
    (draft) => draft.owner === owner && isOf(draft.name) && isFresh(draft),
  )
  return begun.map((draft) => (
    <Box key={draft.name} mb="sm">
      <OfferedDraft
        draft={draft}
        onContinue={() => onContinue(draft)}
        onDiscard={() => void draftStore.forget(draft.owner, draft.name)}
      />
    </Box>
  ))
}
