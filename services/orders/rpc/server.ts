import type { Handlers } from '@tradecounter/chassis/grpc-server'
import type { OrdersOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { OrdersServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersService'
import type { Context } from '../context.ts'
import { approveOrder } from './approve-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelOrderAsOperator } from './cancel-order-as-operator.ts'
import { closeIssue } from './close-issue.ts'
import { collectItems } from './collect-items.ts'
import { completeOrder } from './complete-order.ts'
import { deliverShipment } from './deliver-shipment.ts'
import { estimateShipping } from './estimate-shipping.ts'
import { getEventForDelivery } from './get-event-for-delivery.ts'
import { getOrder } from './get-order.ts'
import { listAllOrders } from './list-all-orders.ts'
import { listOrderEvents } from './list-order-events.ts'
import { listOrders } from './list-orders.ts'
import { listShipments } from './list-shipments.ts'
import { markReadyForCollection } from './mark-ready-for-collection.ts'
import { openIssue } from './open-issue.ts'
import { placeOrder } from './place-order.ts'
import { quoteOrder } from './quote-order.ts'
import { rejectOrder } from './reject-order.ts'
import { releaseOrder } from './release-order.ts'
import { sendToProduction } from './send-to-production.ts'
import { shipOrder } from './ship-order.ts'

type Services = {
  'tradecounter.orders.v1.OrdersService': Handlers<OrdersServiceDefinition>
  'tradecounter.orders.v1.OrdersOperatorService': Handlers<OrdersOperatorServiceDefinition>
}

export const services = (context: Context): Services => ({
  'tradecounter.orders.v1.OrdersService': {
    QuoteOrder: quoteOrder(context),
    PlaceOrder: placeOrder(context),
    GetOrder: getOrder(context),
    ListOrders: listOrders(context),
    CancelOrder: cancelOrder(context),
    ListOrderEvents: listOrderEvents(context),
    ListShipments: listShipments(context),
    EstimateShipping: estimateShipping(context),
    GetEventForDelivery: getEventForDelivery(context),
  },
  'tradecounter.orders.v1.OrdersOperatorService': {
    ListAllOrders: listAllOrders(context),
    ApproveOrder: approveOrder(context),
    ReleaseOrder: releaseOrder(context),
    SendToProduction: sendToProduction(context),
    ShipOrder: shipOrder(context),
    DeliverShipment: deliverShipment(context),
    MarkReadyForCollection: markReadyForCollection(context),
    CollectItems: collectItems(context),
    CompleteOrder: completeOrder(context),
    CancelOrderAsOperator: cancelOrderAsOperator(context),
    RejectOrder: rejectOrder(context),
    OpenIssue: openIssue(context),
    CloseIssue: closeIssue(context),
  },
})
