// Original file: tradecounter/accounts/v1/accounts.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Account as _tradecounter_accounts_v1_Account, Account__Output as _tradecounter_accounts_v1_Account__Output } from '../../../tradecounter/accounts/v1/Account.ts';
import type { AuthenticateRequest as _tradecounter_accounts_v1_AuthenticateRequest, AuthenticateRequest__Output as _tradecounter_accounts_v1_AuthenticateRequest__Output } from '../../../tradecounter/accounts/v1/AuthenticateRequest.ts';
import type { Charge as _tradecounter_accounts_v1_Charge, Charge__Output as _tradecounter_accounts_v1_Charge__Output } from '../../../tradecounter/accounts/v1/Charge.ts';
import type { ChargeOrderRequest as _tradecounter_accounts_v1_ChargeOrderRequest, ChargeOrderRequest__Output as _tradecounter_accounts_v1_ChargeOrderRequest__Output } from '../../../tradecounter/accounts/v1/ChargeOrderRequest.ts';
import type { Credential as _tradecounter_accounts_v1_Credential, Credential__Output as _tradecounter_accounts_v1_Credential__Output } from '../../../tradecounter/accounts/v1/Credential.ts';
import type { GetAccountRequest as _tradecounter_accounts_v1_GetAccountRequest, GetAccountRequest__Output as _tradecounter_accounts_v1_GetAccountRequest__Output } from '../../../tradecounter/accounts/v1/GetAccountRequest.ts';
import type { GetSigningSecretsRequest as _tradecounter_accounts_v1_GetSigningSecretsRequest, GetSigningSecretsRequest__Output as _tradecounter_accounts_v1_GetSigningSecretsRequest__Output } from '../../../tradecounter/accounts/v1/GetSigningSecretsRequest.ts';
import type { Refund as _tradecounter_accounts_v1_Refund, Refund__Output as _tradecounter_accounts_v1_Refund__Output } from '../../../tradecounter/accounts/v1/Refund.ts';
import type { RefundOrderRequest as _tradecounter_accounts_v1_RefundOrderRequest, RefundOrderRequest__Output as _tradecounter_accounts_v1_RefundOrderRequest__Output } from '../../../tradecounter/accounts/v1/RefundOrderRequest.ts';
import type { SigningSecrets as _tradecounter_accounts_v1_SigningSecrets, SigningSecrets__Output as _tradecounter_accounts_v1_SigningSecrets__Output } from '../../../tradecounter/accounts/v1/SigningSecrets.ts';

export interface AccountsServiceClient extends grpc.Client {
  Authenticate(argument: _tradecounter_accounts_v1_AuthenticateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_Credential__Output>): grpc.ClientUnaryCall;
  Authenticate(argument: _tradecounter_accounts_v1_AuthenticateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_Credential__Output>): grpc.ClientUnaryCall;
  Authenticate(argument: _tradecounter_accounts_v1_AuthenticateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_Credential__Output>): grpc.ClientUnaryCall;
  Authenticate(argument: _tradecounter_accounts_v1_AuthenticateRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_Credential__Output>): grpc.ClientUnaryCall;
  authenticate(argument: _tradecounter_accounts_v1_AuthenticateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_Credential__Output>): grpc.ClientUnaryCall;
  authenticate(argument: _tradecounter_accounts_v1_AuthenticateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_Credential__Output>): grpc.ClientUnaryCall;
  authenticate(argument: _tradecounter_accounts_v1_AuthenticateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_Credential__Output>): grpc.ClientUnaryCall;
  authenticate(argument: _tradecounter_accounts_v1_AuthenticateRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_Credential__Output>): grpc.ClientUnaryCall;
  
  ChargeOrder(argument: _tradecounter_accounts_v1_ChargeOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_Charge__Output>): grpc.ClientUnaryCall;
  ChargeOrder(argument: _tradecounter_accounts_v1_ChargeOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_Charge__Output>): grpc.ClientUnaryCall;
  ChargeOrder(argument: _tradecounter_accounts_v1_ChargeOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_Charge__Output>): grpc.ClientUnaryCall;
  ChargeOrder(argument: _tradecounter_accounts_v1_ChargeOrderRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_Charge__Output>): grpc.ClientUnaryCall;
  chargeOrder(argument: _tradecounter_accounts_v1_ChargeOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_Charge__Output>): grpc.ClientUnaryCall;
  chargeOrder(argument: _tradecounter_accounts_v1_ChargeOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_Charge__Output>): grpc.ClientUnaryCall;
  chargeOrder(argument: _tradecounter_accounts_v1_ChargeOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_Charge__Output>): grpc.ClientUnaryCall;
  chargeOrder(argument: _tradecounter_accounts_v1_ChargeOrderRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_Charge__Output>): grpc.ClientUnaryCall;
  
  GetAccount(argument: _tradecounter_accounts_v1_GetAccountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_Account__Output>): grpc.ClientUnaryCall;
  GetAccount(argument: _tradecounter_accounts_v1_GetAccountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_Account__Output>): grpc.ClientUnaryCall;
  GetAccount(argument: _tradecounter_accounts_v1_GetAccountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_Account__Output>): grpc.ClientUnaryCall;
  GetAccount(argument: _tradecounter_accounts_v1_GetAccountRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_Account__Output>): grpc.ClientUnaryCall;
  getAccount(argument: _tradecounter_accounts_v1_GetAccountRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_Account__Output>): grpc.ClientUnaryCall;
  getAccount(argument: _tradecounter_accounts_v1_GetAccountRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_Account__Output>): grpc.ClientUnaryCall;
  getAccount(argument: _tradecounter_accounts_v1_GetAccountRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_Account__Output>): grpc.ClientUnaryCall;
  getAccount(argument: _tradecounter_accounts_v1_GetAccountRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_Account__Output>): grpc.ClientUnaryCall;
  
  GetSigningSecrets(argument: _tradecounter_accounts_v1_GetSigningSecretsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_SigningSecrets__Output>): grpc.ClientUnaryCall;
  GetSigningSecrets(argument: _tradecounter_accounts_v1_GetSigningSecretsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_SigningSecrets__Output>): grpc.ClientUnaryCall;
  GetSigningSecrets(argument: _tradecounter_accounts_v1_GetSigningSecretsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_SigningSecrets__Output>): grpc.ClientUnaryCall;
  GetSigningSecrets(argument: _tradecounter_accounts_v1_GetSigningSecretsRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_SigningSecrets__Output>): grpc.ClientUnaryCall;
  getSigningSecrets(argument: _tradecounter_accounts_v1_GetSigningSecretsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_SigningSecrets__Output>): grpc.ClientUnaryCall;
  getSigningSecrets(argument: _tradecounter_accounts_v1_GetSigningSecretsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_SigningSecrets__Output>): grpc.ClientUnaryCall;
  getSigningSecrets(argument: _tradecounter_accounts_v1_GetSigningSecretsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_SigningSecrets__Output>): grpc.ClientUnaryCall;
  getSigningSecrets(argument: _tradecounter_accounts_v1_GetSigningSecretsRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_SigningSecrets__Output>): grpc.ClientUnaryCall;
  
  RefundOrder(argument: _tradecounter_accounts_v1_RefundOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_Refund__Output>): grpc.ClientUnaryCall;
  RefundOrder(argument: _tradecounter_accounts_v1_RefundOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_Refund__Output>): grpc.ClientUnaryCall;
  RefundOrder(argument: _tradecounter_accounts_v1_RefundOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_Refund__Output>): grpc.ClientUnaryCall;
  RefundOrder(argument: _tradecounter_accounts_v1_RefundOrderRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_Refund__Output>): grpc.ClientUnaryCall;
  refundOrder(argument: _tradecounter_accounts_v1_RefundOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_Refund__Output>): grpc.ClientUnaryCall;
  refundOrder(argument: _tradecounter_accounts_v1_RefundOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_Refund__Output>): grpc.ClientUnaryCall;
  refundOrder(argument: _tradecounter_accounts_v1_RefundOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_Refund__Output>): grpc.ClientUnaryCall;
  refundOrder(argument: _tradecounter_accounts_v1_RefundOrderRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_Refund__Output>): grpc.ClientUnaryCall;
  
}

export interface AccountsServiceHandlers extends grpc.UntypedServiceImplementation {
  Authenticate: grpc.handleUnaryCall<_tradecounter_accounts_v1_AuthenticateRequest__Output, _tradecounter_accounts_v1_Credential>;
  
  ChargeOrder: grpc.handleUnaryCall<_tradecounter_accounts_v1_ChargeOrderRequest__Output, _tradecounter_accounts_v1_Charge>;
  
  GetAccount: grpc.handleUnaryCall<_tradecounter_accounts_v1_GetAccountRequest__Output, _tradecounter_accounts_v1_Account>;
  
  GetSigningSecrets: grpc.handleUnaryCall<_tradecounter_accounts_v1_GetSigningSecretsRequest__Output, _tradecounter_accounts_v1_SigningSecrets>;
  
  RefundOrder: grpc.handleUnaryCall<_tradecounter_accounts_v1_RefundOrderRequest__Output, _tradecounter_accounts_v1_Refund>;
  
}

export interface AccountsServiceDefinition extends grpc.ServiceDefinition {
  Authenticate: MethodDefinition<_tradecounter_accounts_v1_AuthenticateRequest, _tradecounter_accounts_v1_Credential, _tradecounter_accounts_v1_AuthenticateRequest__Output, _tradecounter_accounts_v1_Credential__Output>
  ChargeOrder: MethodDefinition<_tradecounter_accounts_v1_ChargeOrderRequest, _tradecounter_accounts_v1_Charge, _tradecounter_accounts_v1_ChargeOrderRequest__Output, _tradecounter_accounts_v1_Charge__Output>
  GetAccount: MethodDefinition<_tradecounter_accounts_v1_GetAccountRequest, _tradecounter_accounts_v1_Account, _tradecounter_accounts_v1_GetAccountRequest__Output, _tradecounter_accounts_v1_Account__Output>
  GetSigningSecrets: MethodDefinition<_tradecounter_accounts_v1_GetSigningSecretsRequest, _tradecounter_accounts_v1_SigningSecrets, _tradecounter_accounts_v1_GetSigningSecretsRequest__Output, _tradecounter_accounts_v1_SigningSecrets__Output>
  RefundOrder: MethodDefinition<_tradecounter_accounts_v1_RefundOrderRequest, _tradecounter_accounts_v1_Refund, _tradecounter_accounts_v1_RefundOrderRequest__Output, _tradecounter_accounts_v1_Refund__Output>
}
