import { Anchor, Breadcrumbs } from '@mantine/core'
import { useText } from '../languages/use-text.ts'

/** The path of a screen in the catalogue: links to the levels above, each with its address after the `#`. */
export function Trail({ steps }: { steps: readonly { name: string; path: string }[] }) {
  const t = useText()
  return (
    <nav aria-label={t('Path to this page')}>
      <Breadcrumbs separator="›" separatorMargin="xs" mb="xs">
        {steps.map(({ name, path }) => (
          <Anchor key={path} href={`#${path}`} size="sm">
            {name}
          </Anchor>
        ))}
      </Breadcrumbs>
    </nav>
  )
}
