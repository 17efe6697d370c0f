import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

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

