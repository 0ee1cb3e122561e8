import { Box } from '@mantine/core'
import { useStore } from '../../api/store.ts'
import { useUser } from '../../app/session.tsx'
import { OfferedDraft } from './draft-note.tsx'
import { draftStore, isFresh, type StoredDraft } from './draft-store.ts'

type Props = {
  /** The name of the drafts, or the part of their names before a full stop. */
  of: string
  /** Opens the form again. The form then fills itself in from the draft. */
  onContinue: (draft: StoredDraft) => void
}

/** Shows the unsaved drafts of this user on a screen, each with a button to continue it. */
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
