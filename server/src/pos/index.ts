import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { bind } from '../http/bind.ts'
import { addCategory } from './add-category.ts'
import { addProduct } from './add-product.ts'
import { addStock, correctStock } from './change-stock.ts'
import { createSession } from './create-session.ts'
import { createTickets } from './create-ticket.ts'
import { addDevice, listDevices, updateDevice } from './devices.ts'
import { findTicket, listTickets } from './find-ticket.ts'
import { receiptOfPaper } from './finders.ts'
import { listCategories } from './list-categories.ts'
import { listProducts } from './list-products.ts'
import { lookAtTicket } from './look-at-ticket.ts'
import { mealBoard } from './meal-board.ts'
import { printTicket } from './print-ticket.ts'
import { getPrices, getStockRows, removePrice, restorePrice } from './product-history.ts'
import { refundTicket } from './refund-ticket.ts'
import { lowStock } from './report-low-stock.ts'
import { additionalBhent, saleByRange, sales } from './report-sales.ts'
import { slowSellers } from './report-slow-sellers.ts'
import { type Devices, requireDevice } from './require-device.ts'
import { cards, searchCustomer } from './search-customer.ts'
import { serveMeal } from './serve-meal.ts'
import { soldCatalogue } from './sold-catalogue.ts'
import { bhaintPrasadCategories, mainCategories } from './sold-categories.ts'
import { productByBarcode, productsOfCategory } from './sold-products.ts'
import { undoMeal } from './undo-meal.ts'
import { updateCategory } from './update-category.ts'
import { updateProduct } from './update-product.ts'
import { uploadImage } from './upload-image.ts'

export { catalogueDemo } from './demo/catalogue-demo.ts'
export { mealsDemo } from './demo/meals-demo.ts'
export { salesDemo } from './demo/sales-demo.ts'
export { figures as posFigures } from './figures.ts'
export { receiptFinders } from './finders.ts'
export { productsImport } from './import-products.ts'
export { registerImages } from './serve-image.ts'
export { posWorkers } from './sum-sales.ts'

/** The rules of the shops for the cash book: whether a session may be opened, and which receipt belongs to a paper. */
export const forCash = (devices: Devices) => ({ mayOpen: requireDevice(devices), ofPaper: receiptOfPaper })

/** The area of one server; days are days of the venue. */
export const pos = ({ timeZone, devices }: { timeZone: string; devices: Devices }) =>
  bind('pos', calls, {
    bhaintPrasadCategories,
    mainCategories,
    productsOfCategory,
    productByBarcode,
    soldCatalogue,
    categories: listCategories,
    addCategory,
    updateCategory,
    products: listProducts,
    addProduct,
    updateProduct,
    prices: getPrices,
    removePrice,
    restorePrice,
    addStock,
    correctStock,
    stockRows: getStockRows,
    uploadImage,
    lowStock,
    saleByRange: saleByRange(timeZone),
    additionalBhent: additionalBhent(timeZone),
    sales: sales(timeZone),
    slowSellers: slowSellers(timeZone),
    devices: listDevices,
    addDevice,
    updateDevice,
    createSession: createSession(devices),
    searchCustomer,
    cards,
    ...createTickets({ timeZone, devices }),
    ticket: findTicket,
    tickets: listTickets,
    printTicket,
    refund: refundTicket(devices),
    looked: lookAtTicket,
    serveMeal: serveMeal(timeZone),
    undoMeal: undoMeal(timeZone),
    mealBoard: mealBoard(timeZone),
  })
