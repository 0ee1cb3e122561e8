import { Paper, Text } from '@mantine/core'
import { mealNames } from '@nivas/contract/pos/category-type.ts'
import { IconCircleCheckFilled, IconCloudUpload, IconHandStop } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import classes from './meals.module.css'
import type { Outcome } from './use-serve.ts'

const tones = { served: 'served', kept: 'kept', refused: 'refused' } as const

/** The result of the last scan, large: a colour, an icon and words. */
export function Verdict({ of }: { of: Outcome | undefined }) {
  const t = useText()
  return (
    <Paper
      withBorder
      className={classes.verdict}
      data-tone={of ? tones[of.kind] : 'ready'}
      role={of?.kind === 'refused' ? 'alert' : 'status'}
      data-testid="verdict"
    >
      {!of && <p className={classes.waiting}>{t('Ready for the next scan')}</p>}
      {of?.kind === 'served' && (
        <>
          <IconCircleCheckFilled size="4rem" aria-hidden />
          <div>
            <p className={classes.name}>{of.meal.name || of.shown}</p>
            <p className={classes.fact}>
              {t(mealNames[of.meal.meal])} ·{' '}
              {t('{{eaten}} of {{all}}', { eaten: of.meal.eaten, all: of.meal.of })}
            </p>
            {of.meal.name && <Text inherit>{of.shown}</Text>}
          </div>
        </>
      )}
      {of?.kind === 'kept' && (
        <>
          <IconCloudUpload size="4rem" aria-hidden />
          <div>
            <p className={classes.name}>{of.shown}</p>
            <p className={classes.fact}>
              {t('No connection: not checked. The meal is kept on this computer and will be sent by itself.')}
            </p>
          </div>
        </>
      )}
      {of?.kind === 'refused' && (
        <>
          <IconHandStop size="4rem" aria-hidden />
          <div>
            <p className={classes.name}>{t(of.why)}</p>
            <p className={classes.fact}>{of.shown}</p>
          </div>
        </>
      )}
    </Paper>
  )
}
