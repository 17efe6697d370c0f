/** What is worth watching in catalog. */
import { counter } from '@tradecounter/chassis/tracing'

/** Reservations refused because a shelf could not give enough: customers who got a quote and then no goods. */
export const shortages = counter('catalog', 'catalog.stock.shortages', 'reservations refused for want of stock')
