import { Paper, Skeleton } from '@mantine/core'
import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { titleIn } from '../app/screens.ts'
import type { AreaPiece } from '../app/shell-context.tsx'
import { needCatalogues } from '../languages/language.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { Piece } from '../ui/board/piece.tsx'

type Loaded = ComponentType<{ title: string }>
const loaded = new Map<string, Loaded>()

/** The component of a piece, with the texts of its area; loaded once. */
function componentOf({ name, load, catalogues }: AreaPiece): Loaded {
  const known = loaded.get(name)
  if (known) return known
  const made = lazy(async () => {
    const [piece] = await Promise.all([load(), needCatalogues(catalogues)])
    return piece
  })
  loaded.set(name, made)
  return made
}

/** A piece of an area; a fault in one leaves the others as they are. */
export function OnePiece({ piece }: { piece: AreaPiece }) {
  const title = titleIn(useLanguage(), piece)
  const Content = componentOf(piece)
  return (
    <CatchBoundary
      getResetKey={() => 0}
      errorComponent={({ reset }) => (
        <Failed
          title={title}
          again={() => {
            loaded.delete(piece.name)
            reset()
          }}
        />
      )}
    >
      <Suspense fallback={<Loading title={title} />}>
        <Content title={title} />
      </Suspense>
    </CatchBoundary>
  )
}

function Failed({ title, again }: { title: string; again: () => void }) {
  return (
    <Piece title={title} asked={[{ data: undefined, error: true, refetch: again }]}>
      {() => null}
    </Piece>
  )
}

function Loading({ title }: { title: string }) {
  const t = useText()
  return (
    <Paper withBorder p="md" aria-busy aria-label={`${title}: ${t('Loading ...')}`} role="status">
      <Skeleton h="10rem" />
    </Paper>
  )
}
