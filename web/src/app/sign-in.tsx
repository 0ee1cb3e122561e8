import { Alert, Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { type Text as Said, say } from '@nivas/contract/texts.ts'
import { useLocation } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallFailure, failureText, wasLost } from '../api/failure.ts'
import { useText } from '../languages/use-text.ts'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { useConnectionBack } from '../ui/use-connection-back.ts'
import { DoorCard } from './door-card.tsx'
import { useUnended } from './end-session.ts'
import { focusHeading } from './focus-heading.ts'
import { PlainPage } from './plain-page.tsx'
import { signIn } from './session.tsx'
import { useOffline } from './use-offline.ts'
import { useTitle } from './use-title.ts'

/**
 * Returns the text of a refusal that names no field. It is the same for every reason except too many tries and a
 * failure of the server.
 */
function textOf(failure: unknown): Said {
  const refused = failure instanceof CallFailure && [400, 401, 403, 422].includes(failure.status)
  return refused ? say('Invalid email or password') : failureText(failure)
}

/** The sign-in screen. The router continues once there is a session. */
export function SignIn() {
  const t = useText()
  useTitle(t('Login'))
  useEffect(focusHeading, [])
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, Said[]>>({})
  const [refusal, setRefusal] = useState<Said>()
  const lost = useRef(false)
  const [sending, setSending] = useState(false)
  useConnectionBack(() => {
    if (lost.current) setRefusal(undefined)
  })
  const focus = (field: string) => form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const given = new FormData(event.currentTarget)
    setErrors({})
    setRefusal(undefined)
    lost.current = false
    setSending(true)
    try {
      await signIn(String(given.get('email')).trim(), String(given.get('password')))
    } catch (failure) {
      // Only the server validates, because this screen renders without zod.
      const wrong = failure instanceof CallFailure ? failure.fields : {}
      setErrors(wrong)
      if (Object.keys(wrong).length === 0) setRefusal(textOf(failure))
      lost.current = wasLost(failure)
      focus('email' in wrong ? 'email' : 'password')
    } finally {
      setSending(false)
    }
  }

  return (
    <PlainPage>
      <DoorCard>
        <form ref={form} onSubmit={submit} noValidate>
          <Stack>
            <Title order={1}>{t('Login')}</Title>
            <StateOfThisComputer />
            {/*
             * Always rendered, because a live region is read aloud only when its text appears after the region itself.
             */}
            <div role="alert">{refusal !== undefined && <Alert color="red">{t(refusal)}</Alert>}</div>
            <TextInput
              size="lg"
              label={t('Email')}
              name="email"
              type="email"
              autoComplete="username"
              autoFocus
              error={errors.email?.[0] && t(errors.email[0])}
            />
            <PasswordField
              size="lg"
              label={t('Password')}
              name="password"
              autoComplete="current-password"
              error={errors.password?.[0] && t(errors.password[0])}
            />
            <Button type="submit" size="lg" loading={sending}>
              {t('Login')}
            </Button>
            <Anchor href="#/forgot-password">{t('Forgot password?')}</Anchor>
          </Stack>
        </form>
      </DoorCard>
    </PlainPage>
  )
}

/** Says what is left of the last session on this computer: that it expired or has not ended yet, and what still waits. */
function StateOfThisComputer() {
  const t = useText()
  const { ended, typed } = useLocation({ select: ({ state }) => state })
  const unended = useUnended()
  const { waiting, refused } = useOffline()
  const count = waiting + refused
  return (
    <>
      {ended && (
        <Alert color="hold" p="xs">
          {t('Your session has ended. Sign in again to return to this page.')}
          {typed && <Text size="sm">{t(typed)}</Text>}
        </Alert>
      )}
      <div role="status">
        {unended && (
          <Alert color="hold" p="xs">
            {t(
              'You are signed out on this computer. The server could not be reached: it ends the session when this computer is connected again, at the latest after 12 hours.',
            )}
          </Alert>
        )}
      </div>
      {count > 0 && (
        <Alert color="hold" p="xs">
          {t(
            '{{count}} entries on this computer are waiting to be sent. They are sent when a user who may send them signs in.',
            { count },
          )}
        </Alert>
      )}
    </>
  )
}
