import { Button, Paper, Text } from '@mantine/core'
import { mealNames } from '@nivas/contract/pos/category-type.ts'
import {
  IconArrowBackUp,
  IconCircleCheckFilled,
  IconCloudUpload,
  IconHandStop,
  IconRepeat,
} from '@tabler/icons-react'
import { type Ref, useRef } from 'react'
import { useText } from '../../languages/use-text.ts'
import { KeyChip } from '../../ui/key-chip.tsx'
import { useFunctionKey } from '../../ui/use-function-key.ts'
import classes from './meals.module.css'
import { keptText, type Outcome } from './outcome.ts'

type Props = {
  of: Outcome | undefined
  onUndo: (of: Outcome) => void
  /** Serves a code again that may be good for a second portion. */
  onAgain: (of: Outcome) => void
}

const toneOf = (of: Outcome | undefined) => {
  if (of === undefined || of.kind === 'checking' || isUndone(of)) return 'ready'
  return isGivenAgain(of) ? 'repeated' : of.kind
}

/** Whether the code was scanned again after its verdict. */
const isGivenAgain = ({ kind, repeated }: Outcome) =>
  kind !== 'refused' && typeof repeated?.seconds === 'number'

const isUndone = (of: Outcome) => of.kind === 'served' && of.undo === 'done'

/** The key that takes back the last portion. */
const UNDO_KEY = 'F9'

/** The result of the last scan in large type: a colour, an icon and words. */
export function Verdict({ of, onUndo, onAgain }: Props) {
  const t = useText()
  const mayUndo = of?.kind === 'served' && !isUndone(of)
  const isAgain = of !== undefined && isGivenAgain(of)
  const undo = useRef<HTMLButtonElement>(null)
  useFunctionKey(UNDO_KEY, undo, () => {
    if (mayUndo) onUndo(of)
  })
  return (
    <Paper
      withBorder
      className={classes.verdict}
      data-tone={toneOf(of)}
      role={of?.kind === 'refused' ? 'alert' : 'status'}
      data-testid="verdict"
    >
      {!of && <p className={classes.waiting}>{t('Ready for the next scan')}</p>}
      {of?.kind === 'checking' && (
        <p className={classes.waiting}>{t('Checking {{code}}', { code: of.shown })}</p>
      )}
      {of?.kind === 'served' && <Served of={of} undo={undo} onUndo={onUndo} />}
      {of?.kind === 'kept' && (
        <>
          {isAgain ? <IconRepeat size="4rem" aria-hidden /> : <IconCloudUpload size="4rem" aria-hidden />}
          <div>
            <SecondScan of={of} />
            <p className={isAgain ? classes.fact : classes.name}>{of.shown}</p>
            <p className={classes.fact}>{t(keptText)}</p>
          </div>
        </>
      )}
      {of?.kind === 'refused' && (
        <>
          <IconHandStop size="4rem" aria-hidden />
          <div>
            <p className={classes.name}>{t(of.why)}</p>
            <p className={classes.fact}>{of.shown}</p>
            {of.again && <Again variant="white" onClick={() => onAgain(of)} />}
          </div>
        </>
      )}
      {of?.repeated && (of.again || !isAgain) && (
        <div className={classes.note}>
          <IconHandStop size="2rem" aria-hidden />
          <p>
            {of.again
              ? t('This code has just been scanned. Scan it again for another portion.')
              : t('This code has just been scanned.')}
          </p>
          {of.again && <Again variant="default" onClick={() => onAgain(of)} />}
        </div>
      )}
    </Paper>
  )
}

type ServedProps = {
  of: Extract<Outcome, { kind: 'served' }>
  /** The ref of the button that takes the meal back. */
  undo: Ref<HTMLButtonElement>
  onUndo: (of: Outcome) => void
}

/** A meal that was served, or taken back. */
function Served({ of, undo, onUndo }: ServedProps) {
  const t = useText()
  const isAgain = isGivenAgain(of)
  const Icon = isUndone(of) ? IconArrowBackUp : isAgain ? IconRepeat : IconCircleCheckFilled
  return (
    <>
      <Icon size="4rem" aria-hidden />
      <div>
        <SecondScan of={of} />
        <p className={isAgain ? classes.fact : classes.name}>{of.meal.name || of.shown}</p>
        <p className={classes.fact}>
          {isUndone(of) ? (
            t('The meal was taken back.')
          ) : (
            <>
              {t(mealNames[of.meal.meal])} ·{' '}
              {t('{{eaten}} of {{all}}', { eaten: of.meal.eaten, all: of.meal.of })}
            </>
          )}
        </p>
        {of.meal.name && <Text inherit>{of.shown}</Text>}
        {!isUndone(of) && (
          <Button
            ref={undo}
            variant="white"
            size="md"
            mt="sm"
            aria-keyshortcuts={UNDO_KEY}
            rightSection={<KeyChip of={UNDO_KEY} />}
            disabled={of.undo === 'pending'}
            onClick={() => onUndo(of)}
          >
            {t('Take back')}
          </Button>
        )}
      </div>
    </>
  )
}

/** The instruction not to give a second plate, instead of the guest's name. */
function SecondScan({ of: { repeated } }: { of: Outcome }) {
  const t = useText()
  if (typeof repeated?.seconds !== 'number') return null
  return (
    <p className={classes.name}>
      {t('No second portion: this code was scanned {{count}} seconds ago.', { count: repeated.seconds })}
    </p>
  )
}

function Again({ variant, onClick }: { variant: 'white' | 'default'; onClick: () => void }) {
  const t = useText()
  return (
    <Button variant={variant} size="md" mt={variant === 'white' ? 'sm' : 0} onClick={onClick}>
      {t('Serve another portion')}
    </Button>
  )
}
