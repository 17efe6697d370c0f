// Original file: tradecounter/orders/v1/orders.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CloseIssueRequest as _tradecounter_orders_v1_CloseIssueRequest, CloseIssueRequest__Output as _tradecounter_orders_v1_CloseIssueRequest__Output } from '../../../tradecounter/orders/v1/CloseIssueRequest.ts';
import type { DeliverShipmentRequest as _tradecounter_orders_v1_DeliverShipmentRequest, DeliverShipmentRequest__Output as _tradecounter_orders_v1_DeliverShipmentRequest__Output } from '../../../tradecounter/orders/v1/DeliverShipmentRequest.ts';
import type { Issue as _tradecounter_orders_v1_Issue, Issue__Output as _tradecounter_orders_v1_Issue__Output } from '../../../tradecounter/orders/v1/Issue.ts';
import type { ItemsRequest as _tradecounter_orders_v1_ItemsRequest, ItemsRequest__Output as _tradecounter_orders_v1_ItemsRequest__Output } from '../../../tradecounter/orders/v1/ItemsRequest.ts';
import type { ListAllOrdersRequest as _tradecounter_orders_v1_ListAllOrdersRequest, ListAllOrdersRequest__Output as _tradecounter_orders_v1_ListAllOrdersRequest__Output } from '../../../tradecounter/orders/v1/ListAllOrdersRequest.ts';
import type { OpenIssueRequest as _tradecounter_orders_v1_OpenIssueRequest, OpenIssueRequest__Output as _tradecounter_orders_v1_OpenIssueRequest__Output } from '../../../tradecounter/orders/v1/OpenIssueRequest.ts';
import type { Order as _tradecounter_orders_v1_Order, Order__Output as _tradecounter_orders_v1_Order__Output } from '../../../tradecounter/orders/v1/Order.ts';
import type { OrderPage as _tradecounter_orders_v1_OrderPage, OrderPage__Output as _tradecounter_orders_v1_OrderPage__Output } from '../../../tradecounter/orders/v1/OrderPage.ts';
import type { OrderRequest as _tradecounter_orders_v1_OrderRequest, OrderRequest__Output as _tradecounter_orders_v1_OrderRequest__Output } from '../../../tradecounter/orders/v1/OrderRequest.ts';
import type { ReasonRequest as _tradecounter_orders_v1_ReasonRequest, ReasonRequest__Output as _tradecounter_orders_v1_ReasonRequest__Output } from '../../../tradecounter/orders/v1/ReasonRequest.ts';
import type { SendToProductionRequest as _tradecounter_orders_v1_SendToProductionRequest, SendToProductionRequest__Output as _tradecounter_orders_v1_SendToProductionRequest__Output } from '../../../tradecounter/orders/v1/SendToProductionRequest.ts';
import type { ShipOrderRequest as _tradecounter_orders_v1_ShipOrderRequest, ShipOrderRequest__Output as _tradecounter_orders_v1_ShipOrderRequest__Output } from '../../../tradecounter/orders/v1/ShipOrderRequest.ts';

export interface OrdersOperatorServiceClient extends grpc.Client {
  ApproveOrder(argument: _tradecounter_orders_v1_OrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  ApproveOrder(argument: _tradecounter_orders_v1_OrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  ApproveOrder(argument: _tradecounter_orders_v1_OrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  ApproveOrder(argument: _tradecounter_orders_v1_OrderRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  approveOrder(argument: _tradecounter_orders_v1_OrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  approveOrder(argument: _tradecounter_orders_v1_OrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  approveOrder(argument: _tradecounter_orders_v1_OrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  approveOrder(argument: _tradecounter_orders_v1_OrderRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  
  CancelOrderAsOperator(argument: _tradecounter_orders_v1_ReasonRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  CancelOrderAsOperator(argument: _tradecounter_orders_v1_ReasonRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  CancelOrderAsOperator(argument: _tradecounter_orders_v1_ReasonRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  CancelOrderAsOperator(argument: _tradecounter_orders_v1_ReasonRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  cancelOrderAsOperator(argument: _tradecounter_orders_v1_ReasonRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  cancelOrderAsOperator(argument: _tradecounter_orders_v1_ReasonRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  cancelOrderAsOperator(argument: _tradecounter_orders_v1_ReasonRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  cancelOrderAsOperator(argument: _tradecounter_orders_v1_ReasonRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  
  CloseIssue(argument: _tradecounter_orders_v1_CloseIssueRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Issue__Output>): grpc.ClientUnaryCall;
  CloseIssue(argument: _tradecounter_orders_v1_CloseIssueRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Issue__Output>): grpc.ClientUnaryCall;
  CloseIssue(argument: _tradecounter_orders_v1_CloseIssueRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Issue__Output>): grpc.ClientUnaryCall;
  CloseIssue(argument: _tradecounter_orders_v1_CloseIssueRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Issue__Output>): grpc.ClientUnaryCall;
  closeIssue(argument: _tradecounter_orders_v1_CloseIssueRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Issue__Output>): grpc.ClientUnaryCall;
  closeIssue(argument: _tradecounter_orders_v1_CloseIssueRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Issue__Output>): grpc.ClientUnaryCall;
  closeIssue(argument: _tradecounter_orders_v1_CloseIssueRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Issue__Output>): grpc.ClientUnaryCall;
  closeIssue(argument: _tradecounter_orders_v1_CloseIssueRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Issue__Output>): grpc.ClientUnaryCall;
  
  CollectItems(argument: _tradecounter_orders_v1_ItemsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  CollectItems(argument: _tradecounter_orders_v1_ItemsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  CollectItems(argument: _tradecounter_orders_v1_ItemsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  CollectItems(argument: _tradecounter_orders_v1_ItemsRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  collectItems(argument: _tradecounter_orders_v1_ItemsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  collectItems(argument: _tradecounter_orders_v1_ItemsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  collectItems(argument: _tradecounter_orders_v1_ItemsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  collectItems(argument: _tradecounter_orders_v1_ItemsRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  
  CompleteOrder(argument: _tradecounter_orders_v1_OrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  CompleteOrder(argument: _tradecounter_orders_v1_OrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  CompleteOrder(argument: _tradecounter_orders_v1_OrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  CompleteOrder(argument: _tradecounter_orders_v1_OrderRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  completeOrder(argument: _tradecounter_orders_v1_OrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  completeOrder(argument: _tradecounter_orders_v1_OrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  completeOrder(argument: _tradecounter_orders_v1_OrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  completeOrder(argument: _tradecounter_orders_v1_OrderRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  
  DeliverShipment(argument: _tradecounter_orders_v1_DeliverShipmentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  DeliverShipment(argument: _tradecounter_orders_v1_DeliverShipmentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  DeliverShipment(argument: _tradecounter_orders_v1_DeliverShipmentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  DeliverShipment(argument: _tradecounter_orders_v1_DeliverShipmentRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  deliverShipment(argument: _tradecounter_orders_v1_DeliverShipmentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  deliverShipment(argument: _tradecounter_orders_v1_DeliverShipmentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  deliverShipment(argument: _tradecounter_orders_v1_DeliverShipmentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  deliverShipment(argument: _tradecounter_orders_v1_DeliverShipmentRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  
  ListAllOrders(argument: _tradecounter_orders_v1_ListAllOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderPage__Output>): grpc.ClientUnaryCall;
  ListAllOrders(argument: _tradecounter_orders_v1_ListAllOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderPage__Output>): grpc.ClientUnaryCall;
  ListAllOrders(argument: _tradecounter_orders_v1_ListAllOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderPage__Output>): grpc.ClientUnaryCall;
  ListAllOrders(argument: _tradecounter_orders_v1_ListAllOrdersRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderPage__Output>): grpc.ClientUnaryCall;
  listAllOrders(argument: _tradecounter_orders_v1_ListAllOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderPage__Output>): grpc.ClientUnaryCall;
  listAllOrders(argument: _tradecounter_orders_v1_ListAllOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderPage__Output>): grpc.ClientUnaryCall;
  listAllOrders(argument: _tradecounter_orders_v1_ListAllOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderPage__Output>): grpc.ClientUnaryCall;
  listAllOrders(argument: _tradecounter_orders_v1_ListAllOrdersRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderPage__Output>): grpc.ClientUnaryCall;
  
  MarkReadyForCollection(argument: _tradecounter_orders_v1_ItemsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  MarkReadyForCollection(argument: _tradecounter_orders_v1_ItemsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  MarkReadyForCollection(argument: _tradecounter_orders_v1_ItemsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  MarkReadyForCollection(argument: _tradecounter_orders_v1_ItemsRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  markReadyForCollection(argument: _tradecounter_orders_v1_ItemsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  markReadyForCollection(argument: _tradecounter_orders_v1_ItemsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  markReadyForCollection(argument: _tradecounter_orders_v1_ItemsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  markReadyForCollection(argument: _tradecounter_orders_v1_ItemsRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  
  OpenIssue(argument: _tradecounter_orders_v1_OpenIssueRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Issue__Output>): grpc.ClientUnaryCall;
  OpenIssue(argument: _tradecounter_orders_v1_OpenIssueRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Issue__Output>): grpc.ClientUnaryCall;
  OpenIssue(argument: _tradecounter_orders_v1_OpenIssueRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Issue__Output>): grpc.ClientUnaryCall;
  OpenIssue(argument: _tradecounter_orders_v1_OpenIssueRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Issue__Output>): grpc.ClientUnaryCall;
  openIssue(argument: _tradecounter_orders_v1_OpenIssueRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Issue__Output>): grpc.ClientUnaryCall;
  openIssue(argument: _tradecounter_orders_v1_OpenIssueRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Issue__Output>): grpc.ClientUnaryCall;
  openIssue(argument: _tradecounter_orders_v1_OpenIssueRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Issue__Output>): grpc.ClientUnaryCall;
  openIssue(argument: _tradecounter_orders_v1_OpenIssueRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Issue__Output>): grpc.ClientUnaryCall;
  
  RejectOrder(argument: _tradecounter_orders_v1_ReasonRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  RejectOrder(argument: _tradecounter_orders_v1_ReasonRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  RejectOrder(argument: _tradecounter_orders_v1_ReasonRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  RejectOrder(argument: _tradecounter_orders_v1_ReasonRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  rejectOrder(argument: _tradecounter_orders_v1_ReasonRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  rejectOrder(argument: _tradecounter_orders_v1_ReasonRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  rejectOrder(argument: _tradecounter_orders_v1_ReasonRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  rejectOrder(argument: _tradecounter_orders_v1_ReasonRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  
  ReleaseOrder(argument: _tradecounter_orders_v1_OrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  ReleaseOrder(argument: _tradecounter_orders_v1_OrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  ReleaseOrder(argument: _tradecounter_orders_v1_OrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  ReleaseOrder(argument: _tradecounter_orders_v1_OrderRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  releaseOrder(argument: _tradecounter_orders_v1_OrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  releaseOrder(argument: _tradecounter_orders_v1_OrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  releaseOrder(argument: _tradecounter_orders_v1_OrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  releaseOrder(argument: _tradecounter_orders_v1_OrderRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  
  SendToProduction(argument: _tradecounter_orders_v1_SendToProductionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  SendToProduction(argument: _tradecounter_orders_v1_SendToProductionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  SendToProduction(argument: _tradecounter_orders_v1_SendToProductionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  SendToProduction(argument: _tradecounter_orders_v1_SendToProductionRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  sendToProduction(argument: _tradecounter_orders_v1_SendToProductionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  sendToProduction(argument: _tradecounter_orders_v1_SendToProductionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  sendToProduction(argument: _tradecounter_orders_v1_SendToProductionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  sendToProduction(argument: _tradecounter_orders_v1_SendToProductionRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  
  ShipOrder(argument: _tradecounter_orders_v1_ShipOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  ShipOrder(argument: _tradecounter_orders_v1_ShipOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  ShipOrder(argument: _tradecounter_orders_v1_ShipOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  ShipOrder(argument: _tradecounter_orders_v1_ShipOrderRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  shipOrder(argument: _tradecounter_orders_v1_ShipOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  shipOrder(argument: _tradecounter_orders_v1_ShipOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  shipOrder(argument: _tradecounter_orders_v1_ShipOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  shipOrder(argument: _tradecounter_orders_v1_ShipOrderRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  
}

export interface OrdersOperatorServiceHandlers extends grpc.UntypedServiceImplementation {
  ApproveOrder: grpc.handleUnaryCall<_tradecounter_orders_v1_OrderRequest__Output, _tradecounter_orders_v1_Order>;
  
  CancelOrderAsOperator: grpc.handleUnaryCall<_tradecounter_orders_v1_ReasonRequest__Output, _tradecounter_orders_v1_Order>;
  
  CloseIssue: grpc.handleUnaryCall<_tradecounter_orders_v1_CloseIssueRequest__Output, _tradecounter_orders_v1_Issue>;
  
  CollectItems: grpc.handleUnaryCall<_tradecounter_orders_v1_ItemsRequest__Output, _tradecounter_orders_v1_Order>;
  
  CompleteOrder: grpc.handleUnaryCall<_tradecounter_orders_v1_OrderRequest__Output, _tradecounter_orders_v1_Order>;
  
  DeliverShipment: grpc.handleUnaryCall<_tradecounter_orders_v1_DeliverShipmentRequest__Output, _tradecounter_orders_v1_Order>;
  
  ListAllOrders: grpc.handleUnaryCall<_tradecounter_orders_v1_ListAllOrdersRequest__Output, _tradecounter_orders_v1_OrderPage>;
  
  MarkReadyForCollection: grpc.handleUnaryCall<_tradecounter_orders_v1_ItemsRequest__Output, _tradecounter_orders_v1_Order>;
  
  OpenIssue: grpc.handleUnaryCall<_tradecounter_orders_v1_OpenIssueRequest__Output, _tradecounter_orders_v1_Issue>;
  
  RejectOrder: grpc.handleUnaryCall<_tradecounter_orders_v1_ReasonRequest__Output, _tradecounter_orders_v1_Order>;
  
  ReleaseOrder: grpc.handleUnaryCall<_tradecounter_orders_v1_OrderRequest__Output, _tradecounter_orders_v1_Order>;
  
  SendToProduction: grpc.handleUnaryCall<_tradecounter_orders_v1_SendToProductionRequest__Output, _tradecounter_orders_v1_Order>;
  
  ShipOrder: grpc.handleUnaryCall<_tradecounter_orders_v1_ShipOrderRequest__Output, _tradecounter_orders_v1_Order>;
  
}

export interface OrdersOperatorServiceDefinition extends grpc.ServiceDefinition {
  ApproveOrder: MethodDefinition<_tradecounter_orders_v1_OrderRequest, _tradecounter_orders_v1_Order, _tradecounter_orders_v1_OrderRequest__Output, _tradecounter_orders_v1_Order__Output>
  CancelOrderAsOperator: MethodDefinition<_tradecounter_orders_v1_ReasonRequest, _tradecounter_orders_v1_Order, _tradecounter_orders_v1_ReasonRequest__Output, _tradecounter_orders_v1_Order__Output>
  CloseIssue: MethodDefinition<_tradecounter_orders_v1_CloseIssueRequest, _tradecounter_orders_v1_Issue, _tradecounter_orders_v1_CloseIssueRequest__Output, _tradecounter_orders_v1_Issue__Output>
  CollectItems: MethodDefinition<_tradecounter_orders_v1_ItemsRequest, _tradecounter_orders_v1_Order, _tradecounter_orders_v1_ItemsRequest__Output, _tradecounter_orders_v1_Order__Output>
  CompleteOrder: MethodDefinition<_tradecounter_orders_v1_OrderRequest, _tradecounter_orders_v1_Order, _tradecounter_orders_v1_OrderRequest__Output, _tradecounter_orders_v1_Order__Output>
  DeliverShipment: MethodDefinition<_tradecounter_orders_v1_DeliverShipmentRequest, _tradecounter_orders_v1_Order, _tradecounter_orders_v1_DeliverShipmentRequest__Output, _tradecounter_orders_v1_Order__Output>
  ListAllOrders: MethodDefinition<_tradecounter_orders_v1_ListAllOrdersRequest, _tradecounter_orders_v1_OrderPage, _tradecounter_orders_v1_ListAllOrdersRequest__Output, _tradecounter_orders_v1_OrderPage__Output>
  MarkReadyForCollection: MethodDefinition<_tradecounter_orders_v1_ItemsRequest, _tradecounter_orders_v1_Order, _tradecounter_orders_v1_ItemsRequest__Output, _tradecounter_orders_v1_Order__Output>
  OpenIssue: MethodDefinition<_tradecounter_orders_v1_OpenIssueRequest, _tradecounter_orders_v1_Issue, _tradecounter_orders_v1_OpenIssueRequest__Output, _tradecounter_orders_v1_Issue__Output>
  RejectOrder: MethodDefinition<_tradecounter_orders_v1_ReasonRequest, _tradecounter_orders_v1_Order, _tradecounter_orders_v1_ReasonRequest__Output, _tradecounter_orders_v1_Order__Output>
  ReleaseOrder: MethodDefinition<_tradecounter_orders_v1_OrderRequest, _tradecounter_orders_v1_Order, _tradecounter_orders_v1_OrderRequest__Output, _tradecounter_orders_v1_Order__Output>
  SendToProduction: MethodDefinition<_tradecounter_orders_v1_SendToProductionRequest, _tradecounter_orders_v1_Order, _tradecounter_orders_v1_SendToProductionRequest__Output, _tradecounter_orders_v1_Order__Output>
  ShipOrder: MethodDefinition<_tradecounter_orders_v1_ShipOrderRequest, _tradecounter_orders_v1_Order, _tradecounter_orders_v1_ShipOrderRequest__Output, _tradecounter_orders_v1_Order__Output>
}
