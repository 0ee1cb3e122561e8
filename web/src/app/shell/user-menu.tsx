import { Button, Text } from '@mantine/core'
import type { CurrentUser } from '@nivas/contract/access/schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { IconLogout, IconUser, IconUserCog } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { type Question, useConfirm } from '../../ui/confirm.tsx'
import { type OpenForm, unkeptForms } from '../../ui/form/open-forms.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { signOut, useUser } from '../session.tsx'
import { useOffline } from '../use-offline.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import classes from './user-menu.module.css'

/**
 * The menu of the signed-in user, with the sign-out. It is the browser's popover, which closes at Escape and at a click
 * outside: Mantine's menu would be a seventh of the first load of every visitor.
 */
export function UserMenu() {
  const t = useText()
  const user = useUser()
  const id = useId()
  const [opened, setOpened] = useState(false)
  const leave = useLeave()
  if (!user) return null
  return (
    <>
      <PlainButton
        size="xs"
        popoverTarget={id}
        aria-label={t('Signed in as {{name}}', { name: user.name })}
        icon={<IconUser size={16} stroke={1.5} />}
        className={classes.button}
      >
        <span className={classes.name}>{user.name}</span>
      </PlainButton>
      <div
        id={id}
        popover="auto"
        className={classes.menu}
        onToggle={(event) => setOpened(event.newState === 'open')}
      >
        {opened && <Menu user={user} of={id} onLeave={() => void leave()} />}
      </div>
    </>
  )
}

/** The question at sign-out while the browser stores waiting entries. */
const whileWaiting = (count: number): Question => ({
  title: 'Sign out with entries waiting?',
  text: say(
    '{{count}} entries are waiting to be sent. They stay on this computer and are sent when a user who may send them signs in here again.',
    { count },
  ),
  action: 'Logout',
  danger: true,
})

/** The question at sign-out while forms are unsaved. */
const whileUnsaved: Question = {
  title: 'Sign out with unsaved work?',
  text: 'These forms are not saved yet. Signing out deletes what you typed.',
  action: 'Logout',
  danger: true,
}

/** Returns the drafts of a user. Their code is fetched on demand, because a user who only reads has none. */
async function draftsOf(user: number) {
  try {
    const { draftStore } = await import('../../ui/form/draft-store.ts')
    const drafts = await draftStore.of(user)
    const forget = async () => {
      for (const { name } of drafts) await draftStore.forget(user, name)
    }
    return { drafts, forget }
  } catch {
    return undefined
  }
}

/**
 * Returns a function that signs out, after a question if items wait here or a form is unsaved. The menu closes first,
 * because it would cover the question.
 */
function useLeave() {
  const t = useText()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { waiting, refused } = useOffline()
  const { moment } = useFormat()
  const userId = useUser()?.id
  return async () => {
    const count = waiting + refused
    if (count > 0 && !(await confirm(whileWaiting(count)))) return
    const unsaved = userId === undefined ? undefined : await draftsOf(userId)
    const nameOf = ({ title, detail }: Pick<OpenForm, 'title'> & { detail?: string | undefined }) =>
      [title && t(title), detail].filter(Boolean).join(', ')
    const facts = [
      ...unkeptForms().map((form) => [nameOf(form), t('on this screen')] as const),
      ...(unsaved?.drafts.map(
        (draft) => [nameOf(draft), moment(new Date(draft.at).toISOString())] as const,
      ) ?? []),
    ]
    if (facts.length > 0 && !(await confirm({ ...whileUnsaved, facts }))) return
    await unsaved?.forget()
    await signOut()
    // The next user on this machine must start at the first screen, not at this user's screen.
    await navigate({ to: '/login', search: {}, replace: true })
  }
}

function Menu({ user, of, onLeave }: { user: CurrentUser; of: string; onLeave: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  return (
    <>
      <div>
        <Text fw={600}>{user.name}</Text>
        <Text size="sm" c="dimmed">
          {user.email}
        </Text>
      </div>
      <div className={classes.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconUserCog size={16} stroke={1.5} />}
        popoverTarget={of}
        popoverTargetAction="hide"
        onClick={() => void navigate({ to: '/account', search: {} })}
      >
        {t('My account')}
      </Button>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconLogout size={16} stroke={1.5} />}
        popoverTarget={of}
        popoverTargetAction="hide"
        onClick={onLeave}
      >
        {t('Logout')}
      </Button>
    </>
  )
}
