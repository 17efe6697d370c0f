import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { Account as _tradecounter_accounts_v1_Account, Account__Output as _tradecounter_accounts_v1_Account__Output } from './tradecounter/accounts/v1/Account.ts';
import type { AccountsOperatorServiceClient as _tradecounter_accounts_v1_AccountsOperatorServiceClient, AccountsOperatorServiceDefinition as _tradecounter_accounts_v1_AccountsOperatorServiceDefinition } from './tradecounter/accounts/v1/AccountsOperatorService.ts';
import type { AccountsServiceClient as _tradecounter_accounts_v1_AccountsServiceClient, AccountsServiceDefinition as _tradecounter_accounts_v1_AccountsServiceDefinition } from './tradecounter/accounts/v1/AccountsService.ts';
import type { ApiKey as _tradecounter_accounts_v1_ApiKey, ApiKey__Output as _tradecounter_accounts_v1_ApiKey__Output } from './tradecounter/accounts/v1/ApiKey.ts';
import type { ApiKeys as _tradecounter_accounts_v1_ApiKeys, ApiKeys__Output as _tradecounter_accounts_v1_ApiKeys__Output } from './tradecounter/accounts/v1/ApiKeys.ts';
import type { AuthenticateRequest as _tradecounter_accounts_v1_AuthenticateRequest, AuthenticateRequest__Output as _tradecounter_accounts_v1_AuthenticateRequest__Output } from './tradecounter/accounts/v1/AuthenticateRequest.ts';
import type { Charge as _tradecounter_accounts_v1_Charge, Charge__Output as _tradecounter_accounts_v1_Charge__Output } from './tradecounter/accounts/v1/Charge.ts';
import type { ChargeOrderRequest as _tradecounter_accounts_v1_ChargeOrderRequest, ChargeOrderRequest__Output as _tradecounter_accounts_v1_ChargeOrderRequest__Output } from './tradecounter/accounts/v1/ChargeOrderRequest.ts';
import type { CreateApiKeyRequest as _tradecounter_accounts_v1_CreateApiKeyRequest, CreateApiKeyRequest__Output as _tradecounter_accounts_v1_CreateApiKeyRequest__Output } from './tradecounter/accounts/v1/CreateApiKeyRequest.ts';
import type { CreatedApiKey as _tradecounter_accounts_v1_CreatedApiKey, CreatedApiKey__Output as _tradecounter_accounts_v1_CreatedApiKey__Output } from './tradecounter/accounts/v1/CreatedApiKey.ts';
import type { Credential as _tradecounter_accounts_v1_Credential, Credential__Output as _tradecounter_accounts_v1_Credential__Output } from './tradecounter/accounts/v1/Credential.ts';
import type { GetAccountRequest as _tradecounter_accounts_v1_GetAccountRequest, GetAccountRequest__Output as _tradecounter_accounts_v1_GetAccountRequest__Output } from './tradecounter/accounts/v1/GetAccountRequest.ts';
import type { GetSigningSecretsRequest as _tradecounter_accounts_v1_GetSigningSecretsRequest, GetSigningSecretsRequest__Output as _tradecounter_accounts_v1_GetSigningSecretsRequest__Output } from './tradecounter/accounts/v1/GetSigningSecretsRequest.ts';
import type { ListApiKeysRequest as _tradecounter_accounts_v1_ListApiKeysRequest, ListApiKeysRequest__Output as _tradecounter_accounts_v1_ListApiKeysRequest__Output } from './tradecounter/accounts/v1/ListApiKeysRequest.ts';
import type { Refund as _tradecounter_accounts_v1_Refund, Refund__Output as _tradecounter_accounts_v1_Refund__Output } from './tradecounter/accounts/v1/Refund.ts';
import type { RefundOrderRequest as _tradecounter_accounts_v1_RefundOrderRequest, RefundOrderRequest__Output as _tradecounter_accounts_v1_RefundOrderRequest__Output } from './tradecounter/accounts/v1/RefundOrderRequest.ts';
import type { RevokeApiKeyRequest as _tradecounter_accounts_v1_RevokeApiKeyRequest, RevokeApiKeyRequest__Output as _tradecounter_accounts_v1_RevokeApiKeyRequest__Output } from './tradecounter/accounts/v1/RevokeApiKeyRequest.ts';
import type { RevokedApiKey as _tradecounter_accounts_v1_RevokedApiKey, RevokedApiKey__Output as _tradecounter_accounts_v1_RevokedApiKey__Output } from './tradecounter/accounts/v1/RevokedApiKey.ts';
import type { RotateSigningSecretRequest as _tradecounter_accounts_v1_RotateSigningSecretRequest, RotateSigningSecretRequest__Output as _tradecounter_accounts_v1_RotateSigningSecretRequest__Output } from './tradecounter/accounts/v1/RotateSigningSecretRequest.ts';
import type { RotatedSigningSecret as _tradecounter_accounts_v1_RotatedSigningSecret, RotatedSigningSecret__Output as _tradecounter_accounts_v1_RotatedSigningSecret__Output } from './tradecounter/accounts/v1/RotatedSigningSecret.ts';
import type { SigningSecrets as _tradecounter_accounts_v1_SigningSecrets, SigningSecrets__Output as _tradecounter_accounts_v1_SigningSecrets__Output } from './tradecounter/accounts/v1/SigningSecrets.ts';
import type { User as _tradecounter_accounts_v1_User, User__Output as _tradecounter_accounts_v1_User__Output } from './tradecounter/accounts/v1/User.ts';
import type { Address as _tradecounter_common_v1_Address, Address__Output as _tradecounter_common_v1_Address__Output } from './tradecounter/common/v1/Address.ts';
import type { Failure as _tradecounter_common_v1_Failure, Failure__Output as _tradecounter_common_v1_Failure__Output } from './tradecounter/common/v1/Failure.ts';
import type { FieldError as _tradecounter_common_v1_FieldError, FieldError__Output as _tradecounter_common_v1_FieldError__Output } from './tradecounter/common/v1/FieldError.ts';
import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from './tradecounter/common/v1/Money.ts';
import type { Page as _tradecounter_common_v1_Page, Page__Output as _tradecounter_common_v1_Page__Output } from './tradecounter/common/v1/Page.ts';
import type { PageRequest as _tradecounter_common_v1_PageRequest, PageRequest__Output as _tradecounter_common_v1_PageRequest__Output } from './tradecounter/common/v1/PageRequest.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  tradecounter: {
    accounts: {
      v1: {
        Account: MessageTypeDefinition<_tradecounter_accounts_v1_Account, _tradecounter_accounts_v1_Account__Output>
        AccountsOperatorService: SubtypeConstructor<typeof grpc.Client, _tradecounter_accounts_v1_AccountsOperatorServiceClient> & { service: _tradecounter_accounts_v1_AccountsOperatorServiceDefinition }
        AccountsService: SubtypeConstructor<typeof grpc.Client, _tradecounter_accounts_v1_AccountsServiceClient> & { service: _tradecounter_accounts_v1_AccountsServiceDefinition }
        ApiKey: MessageTypeDefinition<_tradecounter_accounts_v1_ApiKey, _tradecounter_accounts_v1_ApiKey__Output>
        ApiKeys: MessageTypeDefinition<_tradecounter_accounts_v1_ApiKeys, _tradecounter_accounts_v1_ApiKeys__Output>
        AuthenticateRequest: MessageTypeDefinition<_tradecounter_accounts_v1_AuthenticateRequest, _tradecounter_accounts_v1_AuthenticateRequest__Output>
        Charge: MessageTypeDefinition<_tradecounter_accounts_v1_Charge, _tradecounter_accounts_v1_Charge__Output>
        ChargeOrderRequest: MessageTypeDefinition<_tradecounter_accounts_v1_ChargeOrderRequest, _tradecounter_accounts_v1_ChargeOrderRequest__Output>
        CreateApiKeyRequest: MessageTypeDefinition<_tradecounter_accounts_v1_CreateApiKeyRequest, _tradecounter_accounts_v1_CreateApiKeyRequest__Output>
        CreatedApiKey: MessageTypeDefinition<_tradecounter_accounts_v1_CreatedApiKey, _tradecounter_accounts_v1_CreatedApiKey__Output>
        Credential: MessageTypeDefinition<_tradecounter_accounts_v1_Credential, _tradecounter_accounts_v1_Credential__Output>
        GetAccountRequest: MessageTypeDefinition<_tradecounter_accounts_v1_GetAccountRequest, _tradecounter_accounts_v1_GetAccountRequest__Output>
        GetSigningSecretsRequest: MessageTypeDefinition<_tradecounter_accounts_v1_GetSigningSecretsRequest, _tradecounter_accounts_v1_GetSigningSecretsRequest__Output>
        ListApiKeysRequest: MessageTypeDefinition<_tradecounter_accounts_v1_ListApiKeysRequest, _tradecounter_accounts_v1_ListApiKeysRequest__Output>
        Refund: MessageTypeDefinition<_tradecounter_accounts_v1_Refund, _tradecounter_accounts_v1_Refund__Output>
        RefundOrderRequest: MessageTypeDefinition<_tradecounter_accounts_v1_RefundOrderRequest, _tradecounter_accounts_v1_RefundOrderRequest__Output>
        RevokeApiKeyRequest: MessageTypeDefinition<_tradecounter_accounts_v1_RevokeApiKeyRequest, _tradecounter_accounts_v1_RevokeApiKeyRequest__Output>
        RevokedApiKey: MessageTypeDefinition<_tradecounter_accounts_v1_RevokedApiKey, _tradecounter_accounts_v1_RevokedApiKey__Output>
        RotateSigningSecretRequest: MessageTypeDefinition<_tradecounter_accounts_v1_RotateSigningSecretRequest, _tradecounter_accounts_v1_RotateSigningSecretRequest__Output>
        RotatedSigningSecret: MessageTypeDefinition<_tradecounter_accounts_v1_RotatedSigningSecret, _tradecounter_accounts_v1_RotatedSigningSecret__Output>
        SigningSecrets: MessageTypeDefinition<_tradecounter_accounts_v1_SigningSecrets, _tradecounter_accounts_v1_SigningSecrets__Output>
        User: MessageTypeDefinition<_tradecounter_accounts_v1_User, _tradecounter_accounts_v1_User__Output>
      }
    }
    common: {
      v1: {
        Address: MessageTypeDefinition<_tradecounter_common_v1_Address, _tradecounter_common_v1_Address__Output>
        Failure: MessageTypeDefinition<_tradecounter_common_v1_Failure, _tradecounter_common_v1_Failure__Output>
        FieldError: MessageTypeDefinition<_tradecounter_common_v1_FieldError, _tradecounter_common_v1_FieldError__Output>
        Money: MessageTypeDefinition<_tradecounter_common_v1_Money, _tradecounter_common_v1_Money__Output>
        Page: MessageTypeDefinition<_tradecounter_common_v1_Page, _tradecounter_common_v1_Page__Output>
        PageRequest: MessageTypeDefinition<_tradecounter_common_v1_PageRequest, _tradecounter_common_v1_PageRequest__Output>
      }
    }
  }
}

