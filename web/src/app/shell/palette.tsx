import { Text } from '@mantine/core'
import type { Found } from '@nivas/contract/find/schemas.ts'
import { MOST_SCANNED } from '@nivas/contract/identity/number.ts'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { notifyFailure } from '../../api/notify-failure.ts'
import { onlyRow } from '../../api/only-row.ts'
import { useFormat } from '../../format/use-format.ts'
import { useLanguage, useText, useWord } from '../../languages/use-text.ts'
import { isCardCode } from '../../ui/scan/card-code.ts'
import { hasFixedAddress, titleIn } from '../screens.ts'
import { asSearch } from '../search.ts'
import { useOpenScreens } from '../shell-context.tsx'
import { findScreens } from './find-screens.ts'
import { detailsOf, type Offer } from './offers.ts'
import classes from './palette.module.css'
import { useOffers } from './use-offers.ts'

type Props = { opened: boolean; onClose: () => void }

/** One line of the palette. */
type Line = { key: string; show: ReactNode; go: () => void; below?: boolean }

/**
 * Finds any screen that the user may open by a part of its English or Hindi title, and records: reservations, rooms,
 * customers, visitors inside and receipts, each with the actions for it.
 */
export function Palette({ opened, onClose }: Props) {
  const t = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  /** Whether Enter was pressed before anything was found. */
  const [entered, setEntered] = useState(false)
  /** The card that was scanned last. */
  const [card, setCard] = useState({ shown: '', wanted: '' })
  const isCode = isCardCode(typed)
  const wanted = typed === card.shown ? card.wanted : typed
  const { offers, failed, ...records } = useOffers(opened && !isCode ? wanted : '')
  const pending = records.pending || isCode
  const lines = [...useScreenLines(typed, onClose), ...useOfferLines(offers, onClose)]
  const current = Math.max(0, Math.min(chosen, lines.length - 1))

  useEffect(() => {
    if (!opened) return dialog.current?.close()
    setTyped('')
    setChosen(0)
    setEntered(false)
    if (dialog.current?.open) return
    // An open menu or calendar first returns the focus to its button, to which the palette will return it. WebKit does
    // not tell the layer that a dialog closed it, and it would stay on the screen.
    for (const layer of document.querySelectorAll<HTMLElement>('[popover]')) layer.hidePopover()
    dialog.current?.showModal()
  }, [opened])
  useEffect(() => {
    document.getElementById(`${id}${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])
  useEffect(() => {
    if (!entered || pending) return
    setEntered(false)
    lines[0]?.go()
  })

  /** Searches for the holder of a scanned card instead of its code. */
  async function read(code: string, hasEnter: boolean) {
    const isSame = () => latest.current === code
    const found = await import('../../ui/scan/search-by-card.ts')
      .then(({ recordsOfCard }) => recordsOfCard(code, hasEnter, isSame))
      .catch((failure: unknown) => {
        notifyFailure(failure)
        return { shown: '', wanted: '' }
      })
    if (found === undefined || !isSame()) return
    setCard(found)
    setTyped(found.shown)
    setEntered(hasEnter && found.wanted !== '')
  }
  const latest = useRef(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useEffect(() => {
    latest.current = typed
    if (isCode) void read(typed, false)
  }, [typed])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (isCode && event.key === 'Enter') {
      event.preventDefault()
      void read(typed, true)
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && lines.length > 0) setChosen((current + step + lines.length) % lines.length)
    else if (event.key !== 'Enter') return
    else if (lines.length === 0) setEntered(pending)
    else lines[current]?.go()
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only a click outside the dialog counts; the key is Escape
    <dialog
      ref={dialog}
      aria-label={t('Go to')}
      className={classes.palette}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <input
        role="combobox"
        aria-label={t('Which screen, guest, room or receipt?')}
        aria-expanded={lines.length > 0}
        aria-controls={id}
        aria-activedescendant={lines.length > 0 ? `${id}${current}` : undefined}
        aria-autocomplete="list"
        placeholder={t('Which screen, guest, room or receipt?')}
        className={classes.input}
        autoComplete="off"
        spellCheck={false}
        maxLength={MOST_SCANNED}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setChosen(0)
          setEntered(false)
        }}
        onKeyDown={onKeyDown}
      />
      {/*
       * `tabIndex` -1, because Chromium makes a scroll area a Tab stop. The field above handles the keys of the list.
       */}
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t('Screens and records')}
        className={classes.list}
      >
        {lines.map(({ key, show, go, below }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field above has focus and keys
          <div
            key={key}
            id={`${id}${at}`}
            role="option"
            aria-selected={at === current}
            className={classes.option}
            data-below={below || undefined}
            onClick={go}
          >
            {show}
          </div>
        ))}
      </div>
      <Text role="status" size="sm" c="dimmed" px="md" pb={lines.length === 0 || failed ? 'md' : 0}>
        {failed && t('The records could not be searched.')}
        {!failed &&
          !pending &&
          lines.length === 0 &&
          t('Nothing found with this name, or you do not have access to it.')}
      </Text>
    </dialog>
  )
}

function useScreenLines(typed: string, onClose: () => void): Line[] {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const entries = useOpenScreens()
    .filter(hasFixedAddress)
    .map((screen) => ({
      ...screen,
      title: titleIn(language, screen),
      names: [screen.title, screen.hindi],
    }))
  return findScreens(entries, typed).map(({ path, title, nav }) => ({
    key: path,
    show: (
      <>
        {nav?.icon && <nav.icon size={18} stroke={1.5} aria-hidden />}
        {title}
        <span className={classes.group}>{nav && t(nav.group)}</span>
      </>
    ),
    go: () => {
      onClose()
      void navigate({ to: path })
    },
  }))
}

function useOfferLines(offers: readonly Offer[], onClose: () => void): Line[] {
  const language = useLanguage()
  const navigate = useNavigate()
  const { day } = useFormat()
  const word = useWord()
  const nameOf = ({ kind, name }: Found) => (kind === 'room' ? word(name) : name)
  return offers.map((offer) => {
    const { key, first, found, shown, action, target } = offer
    const doing = titleIn(language, action)
    return {
      key,
      below: !first,
      show: first ? (
        <>
          {shown.icon && <shown.icon size={18} stroke={1.5} aria-hidden />}
          <span className={classes.record}>
            <span className={classes.name} dir="auto">
              {nameOf(found) || titleIn(language, shown)}
            </span>
            <span className={classes.details}>{detailsOf(offer, language, day)}</span>
          </span>
          <span className={classes.group}>{doing}</span>
        </>
      ) : (
        <>
          {/* Screen readers read each line on its own. */}
          <span className={classes.hidden}>{`${nameOf(found)} ${found.number}`}</span>
          <span className={classes.group}>{doing}</span>
        </>
      ),
      go: () => {
        onClose()
        const { path, search = {} } = target
        const text = action.acts && search[action.acts]
        onlyRow.set(action.acts && text ? { key: action.acts, text } : undefined)
        void navigate({ to: path, search: asSearch(search) })
      },
    }
  })
}
