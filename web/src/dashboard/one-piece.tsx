import { Paper, Skeleton } from '@mantine/core'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react'
import { isMissingFile, reloadForFiles } from '../app/missing-file.ts'
import { titleIn } from '../app/screens.ts'
import type { AreaPiece } from '../app/shell-context.tsx'
import { needCatalogues } from '../languages/language.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { Piece } from '../ui/board/piece.tsx'
import { useConnectionBack } from '../ui/use-connection-back.ts'

type Loaded = ComponentType<{ title: string }>
const loaded = new Map<string, Loaded>()

/** Returns the component of a piece, which loads once, together with the texts of its area. */
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

/** A piece of an area. An error in one piece does not affect the others. */
export function OnePiece({ piece }: { piece: AreaPiece }) {
  const title = titleIn(useLanguage(), piece)
  const [, setRound] = useState(0)
  const Content = componentOf(piece)
  const { name } = piece
  // Memoized, so that an update of the board does not replace the component and its focused button.
  const failedHere = useMemo(
    () =>
      ({ error, reset }: ErrorComponentProps) => {
        const again = () => {
          // React caches the failure of a lazy component, so a retry needs a new one.
          loaded.delete(name)
          setRound((round) => round + 1)
          reset()
        }
        return <Failed title={title} error={error} again={again} />
      },
    [name, title],
  )
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={failedHere}>
      <Suspense fallback={<Loading title={title} />}>
        <Content title={title} />
      </Suspense>
    </CatchBoundary>
  )
}

/** The failure of a piece. A retry renders it again; missing files need a reload, as for a screen (decision 0263). */
function Failed({ title, error, again }: { title: string; error: unknown; again: () => void }) {
  const retry = () => (isMissingFile(error) ? void reloadForFiles() : again())
  useConnectionBack(retry)
  return (
    <Piece title={title} asked={[{ data: undefined, error: true, refetch: retry }]}>
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
