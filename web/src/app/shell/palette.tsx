import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLanguage, useText } from '../../languages/use-text.ts'
import { hasFixedAddress, titleIn } from '../screens.ts'
import { useOpenScreens } from '../shell-context.tsx'
import { findScreens } from './find-screens.ts'
import classes from './palette.module.css'

type Props = { opened: boolean; onClose: () => void }

/** Goes to any screen that the user may open, found by a part of its English or its Hindi title. */
export default function Palette({ opened, onClose }: Props) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const screens = useOpenScreens().filter(hasFixedAddress)
  const entries = screens.map((screen) => ({
    ...screen,
    title: titleIn(language, screen),
    names: [screen.title, screen.hindi],
  }))
  const found = findScreens(entries, typed)
  const current = Math.min(chosen, found.length - 1)

  useEffect(() => {
    if (!opened) return dialog.current?.close()
    setTyped('')
    setChosen(0)
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [opened])
  useEffect(() => {
    document.getElementById(`${id}${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  function goTo(path: string | undefined) {
    if (path === undefined) return
    onClose()
    void navigate({ to: path })
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) setChosen((current + step + found.length) % found.length)
    else if (event.key === 'Enter') goTo(found[current]?.path)
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only a click beside the dialog counts; keys have Escape
    <dialog
      ref={dialog}
      aria-label={t('Go to')}
      className={classes.palette}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <input
        role="combobox"
        aria-label={t('Which screen?')}
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? `${id}${current}` : undefined}
        aria-autocomplete="list"
        placeholder={t('Which screen?')}
        className={classes.input}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label={t('Screens')} className={classes.list}>
        {found.map(({ path, title, nav }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field above has focus and keys
          <div
            key={path}
            id={`${id}${at}`}
            role="option"
            aria-selected={at === current}
            className={classes.option}
            onClick={() => goTo(path)}
          >
            {nav?.icon && <nav.icon size={18} stroke={1.5} aria-hidden />}
            {title}
            <span className={classes.group}>{nav && t(nav.group)}</span>
          </div>
        ))}
      </div>
      <Text role="status" size="sm" c="dimmed" px="md" pb={found.length === 0 ? 'md' : 0}>
        {found.length === 0 && t('No screen of that name, or you may not open it.')}
      </Text>
    </dialog>
  )
}
