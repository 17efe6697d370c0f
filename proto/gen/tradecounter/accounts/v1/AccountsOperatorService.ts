// Original file: tradecounter/accounts/v1/accounts.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ApiKeys as _tradecounter_accounts_v1_ApiKeys, ApiKeys__Output as _tradecounter_accounts_v1_ApiKeys__Output } from '../../../tradecounter/accounts/v1/ApiKeys.ts';
import type { CreateApiKeyRequest as _tradecounter_accounts_v1_CreateApiKeyRequest, CreateApiKeyRequest__Output as _tradecounter_accounts_v1_CreateApiKeyRequest__Output } from '../../../tradecounter/accounts/v1/CreateApiKeyRequest.ts';
import type { CreatedApiKey as _tradecounter_accounts_v1_CreatedApiKey, CreatedApiKey__Output as _tradecounter_accounts_v1_CreatedApiKey__Output } from '../../../tradecounter/accounts/v1/CreatedApiKey.ts';
import type { ListApiKeysRequest as _tradecounter_accounts_v1_ListApiKeysRequest, ListApiKeysRequest__Output as _tradecounter_accounts_v1_ListApiKeysRequest__Output } from '../../../tradecounter/accounts/v1/ListApiKeysRequest.ts';
import type { RevokeApiKeyRequest as _tradecounter_accounts_v1_RevokeApiKeyRequest, RevokeApiKeyRequest__Output as _tradecounter_accounts_v1_RevokeApiKeyRequest__Output } from '../../../tradecounter/accounts/v1/RevokeApiKeyRequest.ts';
import type { RevokedApiKey as _tradecounter_accounts_v1_RevokedApiKey, RevokedApiKey__Output as _tradecounter_accounts_v1_RevokedApiKey__Output } from '../../../tradecounter/accounts/v1/RevokedApiKey.ts';
import type { RotateSigningSecretRequest as _tradecounter_accounts_v1_RotateSigningSecretRequest, RotateSigningSecretRequest__Output as _tradecounter_accounts_v1_RotateSigningSecretRequest__Output } from '../../../tradecounter/accounts/v1/RotateSigningSecretRequest.ts';
import type { RotatedSigningSecret as _tradecounter_accounts_v1_RotatedSigningSecret, RotatedSigningSecret__Output as _tradecounter_accounts_v1_RotatedSigningSecret__Output } from '../../../tradecounter/accounts/v1/RotatedSigningSecret.ts';

export interface AccountsOperatorServiceClient extends grpc.Client {
  CreateApiKey(argument: _tradecounter_accounts_v1_CreateApiKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_CreatedApiKey__Output>): grpc.ClientUnaryCall;
  CreateApiKey(argument: _tradecounter_accounts_v1_CreateApiKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_CreatedApiKey__Output>): grpc.ClientUnaryCall;
  CreateApiKey(argument: _tradecounter_accounts_v1_CreateApiKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_CreatedApiKey__Output>): grpc.ClientUnaryCall;
  CreateApiKey(argument: _tradecounter_accounts_v1_CreateApiKeyRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_CreatedApiKey__Output>): grpc.ClientUnaryCall;
  createApiKey(argument: _tradecounter_accounts_v1_CreateApiKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_CreatedApiKey__Output>): grpc.ClientUnaryCall;
  createApiKey(argument: _tradecounter_accounts_v1_CreateApiKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_CreatedApiKey__Output>): grpc.ClientUnaryCall;
  createApiKey(argument: _tradecounter_accounts_v1_CreateApiKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_CreatedApiKey__Output>): grpc.ClientUnaryCall;
  createApiKey(argument: _tradecounter_accounts_v1_CreateApiKeyRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_CreatedApiKey__Output>): grpc.ClientUnaryCall;
  
  ListApiKeys(argument: _tradecounter_accounts_v1_ListApiKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_ApiKeys__Output>): grpc.ClientUnaryCall;
  ListApiKeys(argument: _tradecounter_accounts_v1_ListApiKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_ApiKeys__Output>): grpc.ClientUnaryCall;
  ListApiKeys(argument: _tradecounter_accounts_v1_ListApiKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_ApiKeys__Output>): grpc.ClientUnaryCall;
  ListApiKeys(argument: _tradecounter_accounts_v1_ListApiKeysRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_ApiKeys__Output>): grpc.ClientUnaryCall;
  listApiKeys(argument: _tradecounter_accounts_v1_ListApiKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_ApiKeys__Output>): grpc.ClientUnaryCall;
  listApiKeys(argument: _tradecounter_accounts_v1_ListApiKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_ApiKeys__Output>): grpc.ClientUnaryCall;
  listApiKeys(argument: _tradecounter_accounts_v1_ListApiKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_ApiKeys__Output>): grpc.ClientUnaryCall;
  listApiKeys(argument: _tradecounter_accounts_v1_ListApiKeysRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_ApiKeys__Output>): grpc.ClientUnaryCall;
  
  RevokeApiKey(argument: _tradecounter_accounts_v1_RevokeApiKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_RevokedApiKey__Output>): grpc.ClientUnaryCall;
  RevokeApiKey(argument: _tradecounter_accounts_v1_RevokeApiKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_RevokedApiKey__Output>): grpc.ClientUnaryCall;
  RevokeApiKey(argument: _tradecounter_accounts_v1_RevokeApiKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_RevokedApiKey__Output>): grpc.ClientUnaryCall;
  RevokeApiKey(argument: _tradecounter_accounts_v1_RevokeApiKeyRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_RevokedApiKey__Output>): grpc.ClientUnaryCall;
  revokeApiKey(argument: _tradecounter_accounts_v1_RevokeApiKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_RevokedApiKey__Output>): grpc.ClientUnaryCall;
  revokeApiKey(argument: _tradecounter_accounts_v1_RevokeApiKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_RevokedApiKey__Output>): grpc.ClientUnaryCall;
  revokeApiKey(argument: _tradecounter_accounts_v1_RevokeApiKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_RevokedApiKey__Output>): grpc.ClientUnaryCall;
  revokeApiKey(argument: _tradecounter_accounts_v1_RevokeApiKeyRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_RevokedApiKey__Output>): grpc.ClientUnaryCall;
  
  RotateSigningSecret(argument: _tradecounter_accounts_v1_RotateSigningSecretRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_RotatedSigningSecret__Output>): grpc.ClientUnaryCall;
  RotateSigningSecret(argument: _tradecounter_accounts_v1_RotateSigningSecretRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_RotatedSigningSecret__Output>): grpc.ClientUnaryCall;
  RotateSigningSecret(argument: _tradecounter_accounts_v1_RotateSigningSecretRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_RotatedSigningSecret__Output>): grpc.ClientUnaryCall;
  RotateSigningSecret(argument: _tradecounter_accounts_v1_RotateSigningSecretRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_RotatedSigningSecret__Output>): grpc.ClientUnaryCall;
  rotateSigningSecret(argument: _tradecounter_accounts_v1_RotateSigningSecretRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_RotatedSigningSecret__Output>): grpc.ClientUnaryCall;
  rotateSigningSecret(argument: _tradecounter_accounts_v1_RotateSigningSecretRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_accounts_v1_RotatedSigningSecret__Output>): grpc.ClientUnaryCall;
  rotateSigningSecret(argument: _tradecounter_accounts_v1_RotateSigningSecretRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_accounts_v1_RotatedSigningSecret__Output>): grpc.ClientUnaryCall;
  rotateSigningSecret(argument: _tradecounter_accounts_v1_RotateSigningSecretRequest, callback: grpc.requestCallback<_tradecounter_accounts_v1_RotatedSigningSecret__Output>): grpc.ClientUnaryCall;
  
}

export interface AccountsOperatorServiceHandlers extends grpc.UntypedServiceImplementation {
  CreateApiKey: grpc.handleUnaryCall<_tradecounter_accounts_v1_CreateApiKeyRequest__Output, _tradecounter_accounts_v1_CreatedApiKey>;
  
  ListApiKeys: grpc.handleUnaryCall<_tradecounter_accounts_v1_ListApiKeysRequest__Output, _tradecounter_accounts_v1_ApiKeys>;
  
  RevokeApiKey: grpc.handleUnaryCall<_tradecounter_accounts_v1_RevokeApiKeyRequest__Output, _tradecounter_accounts_v1_RevokedApiKey>;
  
  RotateSigningSecret: grpc.handleUnaryCall<_tradecounter_accounts_v1_RotateSigningSecretRequest__Output, _tradecounter_accounts_v1_RotatedSigningSecret>;
  
}

export interface AccountsOperatorServiceDefinition extends grpc.ServiceDefinition {
  CreateApiKey: MethodDefinition<_tradecounter_accounts_v1_CreateApiKeyRequest, _tradecounter_accounts_v1_CreatedApiKey, _tradecounter_accounts_v1_CreateApiKeyRequest__Output, _tradecounter_accounts_v1_CreatedApiKey__Output>
  ListApiKeys: MethodDefinition<_tradecounter_accounts_v1_ListApiKeysRequest, _tradecounter_accounts_v1_ApiKeys, _tradecounter_accounts_v1_ListApiKeysRequest__Output, _tradecounter_accounts_v1_ApiKeys__Output>
  RevokeApiKey: MethodDefinition<_tradecounter_accounts_v1_RevokeApiKeyRequest, _tradecounter_accounts_v1_RevokedApiKey, _tradecounter_accounts_v1_RevokeApiKeyRequest__Output, _tradecounter_accounts_v1_RevokedApiKey__Output>
  RotateSigningSecret: MethodDefinition<_tradecounter_accounts_v1_RotateSigningSecretRequest, _tradecounter_accounts_v1_RotatedSigningSecret, _tradecounter_accounts_v1_RotateSigningSecretRequest__Output, _tradecounter_accounts_v1_RotatedSigningSecret__Output>
}
