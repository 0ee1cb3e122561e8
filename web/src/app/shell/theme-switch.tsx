import { useMantineColorScheme, VisuallyHidden } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import { Segments } from '../../ui/segments.tsx'

const schemes = [
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
  { value: 'auto', label: 'Same as this device', Icon: IconDeviceDesktop },
] as const

export function ThemeSwitch() {
  const t = useText()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Segments
      label={t('Colour scheme')}
      size="xs"
      options={schemes.map(({ value, label, Icon }) => ({
        value,
        label: (
          <span title={t(label)}>
            <Icon size={16} stroke={1.5} aria-hidden style={{ display: 'block' }} />
            <VisuallyHidden>{t(label)}</VisuallyHidden>
          </span>
        ),
      }))}
      value={colorScheme}
      onChange={setColorScheme}
    />
  )
}
