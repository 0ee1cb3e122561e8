import { IconReceipt } from '@tabler/icons-react'
import type { FoundOnScreen } from '../app/area.ts'

export const foundReceipt: FoundOnScreen = {
  title: 'Receipt',
  hindi: 'रसीद',
  icon: IconReceipt,
  statuses: {
    bhent: { title: 'Bhent', hindi: 'भेंट' },
    office: { title: 'Office', hindi: 'कार्यालय' },
    bookcentre: { title: 'Book centre', hindi: 'पुस्तक केंद्र' },
    bhandarghar: { title: 'Bhandar Ghar', hindi: 'भंडार घर' },
    electricity: { title: 'Electricity', hindi: 'बिजली' },
  },
  actions: [
    {
      title: 'Show in the cash journal',
      hindi: 'रोकड़ बही में दिखाएँ',
      permission: 'cash-journal',
      to: ({ number, from }) =>
        from ? [{ path: '/cash/journal', search: { from, to: from, receipt: number } }] : [],
    },
  ],
}
