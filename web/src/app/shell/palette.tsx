import '@mantine/spotlight/styles.layer.css'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useStore } from '../../api/store.ts'
import { hindiOf, loadHindi } from '../../languages/language.ts'
import { useText } from '../../languages/use-text.ts'
import { hasFixedAddress } from '../screens.ts'
import { useOpenScreens } from '../shell-context.tsx'
import { paletteWishes } from './palette-state.ts'

/** Goes to any screen that the user may open, found by a part of its English or its Hindi title. */
export default function Palette() {
  const t = useText()
  const navigate = useNavigate()
  const wishes = useStore(paletteWishes)
  const screens = useOpenScreens().filter(hasFixedAddress)
  useEffect(() => void loadHindi().catch(() => undefined), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every wish opens it
  useEffect(() => spotlight.open(), [wishes])
  return (
    <Spotlight
      shortcut={null}
      scrollable
      highlightQuery
      maxHeight={420}
      transitionProps={{ duration: 0 }}
      searchProps={{ placeholder: t('Which screen?'), 'aria-label': t('Which screen?') }}
      nothingFound={t('No screen of that name, or you may not open it.')}
      actions={screens.map(({ path, title, nav }) => ({
        id: path,
        label: t(title),
        description: nav && t(nav.group),
        keywords: [title, hindiOf(title)],
        leftSection: nav?.icon && <nav.icon size={18} stroke={1.5} />,
        onClick: () => void navigate({ to: path }),
      }))}
    />
  )
}
