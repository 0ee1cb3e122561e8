import type { posFigures } from '@nivas/contract/pos/figures.ts'
import { type SystemId, systems } from '@nivas/contract/pos/systems.ts'
import type { Area, FigureOnBoard } from '../app/area.ts'
import { cash } from '../cash/index.tsx'
import { catalogueRoutes } from './catalogue-routes.ts'
import { foundTicket } from './found.ts'
import { tillRoutes, tillsOffline } from './till-routes.ts'

/** Leads to today's sales of a shop by hour, including refunds. */
const soldToday = (shop: SystemId) => [
  {
    to: `/${systems[shop].counter}/sales-by-time`,
    search: { from: '{{today}}', to: '{{today}}', by: 'hour' },
  },
]

/** Leads to the receipts of a shop that need a look: at its till or, for users who may not open it, in the list. */
const toLookAt = (shop: SystemId): FigureOnBoard['leadsTo'] => [
  { to: `/${systems[shop].counter}/pos`, search: { receipts: 'look' } },
  { to: `/${systems[shop].counter}/receipts`, search: { look: '1' } },
]

export const pos: Area = {
  name: 'pos',
  hindi: [() => import('./hi.ts'), ...cash.hindi],
  found: { receipt: foundTicket },
  figures: {
    office_sales_today: {
      title: 'Sales of the office today',
      hindi: 'आज कार्यालय की बिक्री',
      leadsTo: soldToday(1),
    },
    office_refunds_today: {
      title: 'Refunds of the office today',
      hindi: 'आज कार्यालय की वापसियाँ',
      leadsTo: soldToday(1),
      look: true,
    },
    bookcentre_sales_today: {
      title: 'Sales of the book centre today',
      hindi: 'आज पुस्तक केंद्र की बिक्री',
      leadsTo: soldToday(2),
    },
    bookcentre_refunds_today: {
      title: 'Refunds of the book centre today',
      hindi: 'आज पुस्तक केंद्र की वापसियाँ',
      leadsTo: soldToday(2),
      look: true,
    },
    bhandarghar_sales_today: {
      title: 'Sales of Bhandar Ghar today',
      hindi: 'आज भंडार घर की बिक्री',
      leadsTo: soldToday(3),
    },
    bhandarghar_refunds_today: {
      title: 'Refunds of Bhandar Ghar today',
      hindi: 'आज भंडार घर की वापसियाँ',
      leadsTo: soldToday(3),
      look: true,
    },
    low_stock: {
      title: 'Books that are low in stock',
      hindi: 'कम स्टॉक वाली पुस्तकें',
      leadsTo: ['/bookcentre/low-inventory-report'],
    },
    office_receipts_to_look_at: {
      title: 'Receipts of the office to review',
      hindi: 'कार्यालय की रसीदें जिन्हें देखना है',
      leadsTo: toLookAt(1),
      look: true,
    },
    bookcentre_receipts_to_look_at: {
      title: 'Receipts of the book centre to review',
      hindi: 'पुस्तक केंद्र की रसीदें जिन्हें देखना है',
      leadsTo: toLookAt(2),
      look: true,
    },
    bhandarghar_receipts_to_look_at: {
      title: 'Receipts of Bhandar Ghar to review',
      hindi: 'भंडार घर की रसीदें जिन्हें देखना है',
      leadsTo: toLookAt(3),
      look: true,
    },
  } satisfies Record<keyof typeof posFigures, FigureOnBoard>,
  pieces: [
    {
      name: 'meals',
      title: 'Meals to cook',
      hindi: 'बनाने के लिए भोजन',
      permission: 'bhandarghar-meal-counter',
      order: 5,
      load: () => import('./meals/meals-piece.tsx'),
    },
  ],
  routes: [...tillRoutes, ...catalogueRoutes],
  offline: tillsOffline,
}
