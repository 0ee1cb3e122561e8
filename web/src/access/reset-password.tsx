import { Anchor, Stack, TextInput } from '@mantine/core'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { DoorCard } from '../app/door-card.tsx'
import { Heading } from '../app/heading.tsx'
import { beginAs } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import type { Reader } from '../ui/address.ts'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { CallForm } from '../ui/form/call-form.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { useAddress } from '../ui/use-address.ts'
import { keepLink, keptLink, type ResetLink } from './reset-link.ts'
import { usePasswordHint } from './use-password-hint.ts'

const asGiven: Reader = (given) => given ?? ''
const readers = { email: asGiven, token: asGiven }

/**
 * The target of the link in the mail, which fills in the first two fields. The token is removed from the address
 * immediately, because the browser's history would show it to the next user of the computer.
 */
export default function ResetPassword() {
  const [inAddress, change] = useAddress(readers)
  const [link, setLink] = useState(() => (inAddress.token ? inAddress : (keptLink() ?? inAddress)))
  useEffect(() => {
    if (!inAddress.token) return
    setLink(inAddress)
    change({ email: '', token: '' }, { replace: true })
  }, [inAddress, change])
  useEffect(() => {
    if (!link.token) return
    keepLink(link)
    return () => keepLink(undefined)
  }, [link])
  return <ResetForm key={link.token} link={link} />
}

/** The form for a new password. Setting it also signs in. */
function ResetForm({ link }: { link: ResetLink }) {
  const t = useText()
  const hint = usePasswordHint()
  const navigate = useNavigate()
  const of = useCallForm({
    call: calls.reset,
    initial: { ...link, password: '', password_confirmation: '' },
    onSuccess: async ({ data }) => {
      await beginAs(data)
      await navigate({ to: '/dashboard', search: {}, replace: true })
    },
  })
  const { getInputProps } = of.form
  return (
    <DoorCard>
      <Heading />
      <Stack>
        <CallForm of={of}>
          <TextInput
            size="md"
            label={t('Email')}
            type="email"
            autoComplete="username"
            {...getInputProps('email')}
          />
          <TextInput
            size="md"
            label={t('Reset token')}
            description={t('It is in the link that was emailed to you.')}
            autoComplete="off"
            spellCheck={false}
            {...getInputProps('token')}
          />
          <PasswordField
            size="md"
            label={t('New password')}
            description={hint}
            autoComplete="new-password"
            autoFocus={link.token !== ''}
            {...getInputProps('password')}
          />
          <PasswordField
            size="md"
            label={t('Confirm password')}
            autoComplete="new-password"
            {...getInputProps('password_confirmation')}
          />
        </CallForm>
        <Anchor href="#/forgot-password">{t('Request a new link')}</Anchor>
      </Stack>
    </DoorCard>
  )
}
