import { SimpleGrid, Skeleton } from '@mantine/core'
import { useLead } from '../ui/board/lead.tsx'
import { Figure } from './figure.tsx'
import type { ShownFigure } from './use-shown-figures.ts'

/** The figures of the areas that consist of one number. */
export const Figures = ({ figures, fresh }: { figures: readonly ShownFigure[]; fresh: boolean }) => (
  <SimpleGrid component="ul" cols={{ base: 1, xs: 2, lg: 4 }} m={0} p={0} spacing="sm">
    {figures.map((figure) => (
      <OneFigure key={figure.name} figure={figure} fresh={fresh} />
    ))}
  </SimpleGrid>
)

function OneFigure({ figure: { title, value, leads }, fresh }: { figure: ShownFigure; fresh: boolean }) {
  const lead = useLead(leads)
  if (value === undefined) return <Skeleton component="li" height={104} />
  return <Figure title={title} value={value} fresh={fresh} leadsTo={lead} />
}
