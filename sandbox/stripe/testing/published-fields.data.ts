/**
 * Field names of one published example of each resource (Stripe's API description, MIT), nested ones with dots. What stands
 * under a map of free names (metadata) or inside an event's object is left out.
 */
export const publishedFields: Readonly<Record<string, readonly string[]>> = {
  'checkout.session': `after_expiration after_expiration.recovery after_expiration.recovery.allow_promotion_codes
     after_expiration.recovery.enabled after_expiration.recovery.expires_at after_expiration.recovery.url
     allow_promotion_codes amount_subtotal amount_total automatic_tax automatic_tax.enabled
     automatic_tax.liability automatic_tax.liability.type automatic_tax.status automatic_tax.provider
     billing_address_collection cancel_url client_reference_id client_secret consent consent.promotions
     consent.terms_of_service consent_collection consent_collection.payment_method_reuse_agreement
     consent_collection.payment_method_reuse_agreement.position consent_collection.promotions
     consent_collection.terms_of_service created currency custom_fields custom_text custom_text.after_submit
     custom_text.after_submit.message custom_text.shipping_address custom_text.shipping_address.message
     custom_text.submit custom_text.submit.message custom_text.terms_of_service_acceptance
     custom_text.terms_of_service_acceptance.message customer customer_creation customer_details
     customer_details.address customer_details.address.city customer_details.address.country
     customer_details.address.line1 customer_details.address.line2 customer_details.address.postal_code
     customer_details.address.state customer_details.email customer_details.name customer_details.phone
     customer_details.tax_exempt customer_details.tax_ids customer_details.business_name
     customer_details.individual_name customer_email expires_at id invoice invoice_creation
     invoice_creation.enabled invoice_creation.invoice_data invoice_creation.invoice_data.account_tax_ids
     invoice_creation.invoice_data.custom_fields invoice_creation.invoice_data.description
     invoice_creation.invoice_data.footer invoice_creation.invoice_data.issuer
     invoice_creation.invoice_data.issuer.type invoice_creation.invoice_data.metadata
     invoice_creation.invoice_data.rendering_options
     invoice_creation.invoice_data.rendering_options.amount_tax_display
     invoice_creation.invoice_data.rendering_options.template livemode locale metadata mode object
     payment_intent payment_link payment_method_collection payment_method_configuration_details
     payment_method_configuration_details.id payment_method_configuration_details.parent
     payment_method_options payment_method_types payment_status phone_number_collection
     phone_number_collection.enabled recovered_from saved_payment_method_options
     saved_payment_method_options.allow_redisplay_filters saved_payment_method_options.payment_method_remove
     saved_payment_method_options.payment_method_save setup_intent shipping_address_collection
     shipping_address_collection.allowed_countries shipping_cost shipping_cost.amount_subtotal
     shipping_cost.amount_tax shipping_cost.amount_total shipping_cost.shipping_rate shipping_options status
     submit_type subscription success_url total_details total_details.amount_discount
     total_details.amount_shipping total_details.amount_tax ui_mode url adaptive_pricing
     adaptive_pricing.enabled discounts collected_information collected_information.shipping_details
     collected_information.shipping_details.address collected_information.shipping_details.address.city
     collected_information.shipping_details.address.country
     collected_information.shipping_details.address.line1 collected_information.shipping_details.address.line2
     collected_information.shipping_details.address.postal_code
     collected_information.shipping_details.address.state collected_information.shipping_details.name
     collected_information.business_name collected_information.individual_name permissions
     permissions.update_shipping_details wallet_options origin_context currency_conversion customer_account
     integration_identifier managed_payments managed_payments.enabled`.split(/\s+/),
  item: `amount_discount amount_subtotal amount_tax amount_total currency description id object price price.active
     price.billing_scheme price.created price.currency price.custom_unit_amount
     price.custom_unit_amount.maximum price.custom_unit_amount.minimum price.custom_unit_amount.preset
     price.id price.livemode price.lookup_key price.metadata price.nickname price.object price.product
     price.recurring price.recurring.interval price.recurring.interval_count price.recurring.meter
     price.recurring.trial_period_days price.recurring.usage_type price.tax_behavior price.tiers_mode
     price.transform_quantity price.transform_quantity.divide_by price.transform_quantity.round price.type
     price.unit_amount price.unit_amount_decimal quantity metadata adjustable_quantity
     adjustable_quantity.enabled adjustable_quantity.maximum adjustable_quantity.minimum`.split(/\s+/),
  product: `active created default_price description id images livemode marketing_features metadata name object
     package_dimensions package_dimensions.height package_dimensions.length package_dimensions.weight
     package_dimensions.width shippable statement_descriptor tax_code unit_label updated url type`.split(/\s+/),
  shipping_rate: `active created delivery_estimate delivery_estimate.maximum delivery_estimate.maximum.unit
     delivery_estimate.maximum.value delivery_estimate.minimum delivery_estimate.minimum.unit
     delivery_estimate.minimum.value display_name fixed_amount fixed_amount.amount fixed_amount.currency id
     livemode metadata object tax_behavior tax_code type`.split(/\s+/),
  payment_intent: `amount amount_capturable amount_details amount_details.tip amount_received application
     application_fee_amount automatic_payment_methods automatic_payment_methods.enabled canceled_at
     cancellation_reason capture_method client_secret confirmation_method created currency customer
     description id last_payment_error latest_charge livemode metadata next_action next_action.type object
     on_behalf_of payment_method payment_method_configuration_details payment_method_configuration_details.id
     payment_method_configuration_details.parent payment_method_options payment_method_types processing
     processing.type receipt_email review setup_future_usage shipping statement_descriptor
     statement_descriptor_suffix status transfer_data transfer_group source excluded_payment_method_types
     customer_account managed_payments managed_payments.enabled`.split(/\s+/),
  payment_method: `allow_redisplay billing_details billing_details.address billing_details.address.city
     billing_details.address.country billing_details.address.line1 billing_details.address.line2
     billing_details.address.postal_code billing_details.address.state billing_details.email
     billing_details.name billing_details.phone billing_details.tax_id card card.brand card.checks
     card.checks.address_line1_check card.checks.address_postal_code_check card.checks.cvc_check card.country
     card.display_brand card.exp_month card.exp_year card.fingerprint card.funding card.generated_from
     card.generated_from.charge card.generated_from.payment_method_details
     card.generated_from.payment_method_details.type card.generated_from.setup_attempt card.last4
     card.networks card.networks.available card.networks.preferred card.three_d_secure_usage
     card.three_d_secure_usage.supported card.wallet card.wallet.dynamic_last4 card.wallet.type
     card.regulated_status created customer id livemode metadata object type customer_account`.split(/\s+/),
  charge: `amount amount_captured amount_refunded application application_fee application_fee_amount
     balance_transaction billing_details billing_details.address billing_details.address.city
     billing_details.address.country billing_details.address.line1 billing_details.address.line2
     billing_details.address.postal_code billing_details.address.state billing_details.email
     billing_details.name billing_details.phone billing_details.tax_id calculated_statement_descriptor
     captured created currency customer description disputed failure_balance_transaction failure_code
     failure_message fraud_details id livemode metadata object on_behalf_of outcome outcome.advice_code
     outcome.network_advice_code outcome.network_decline_code outcome.network_status outcome.reason
     outcome.seller_message outcome.type paid payment_intent payment_method payment_method_details
     payment_method_details.card payment_method_details.card.amount_authorized
     payment_method_details.card.brand payment_method_details.card.checks
     payment_method_details.card.checks.address_line1_check
     payment_method_details.card.checks.address_postal_code_check payment_method_details.card.checks.cvc_check
     payment_method_details.card.country payment_method_details.card.exp_month
     payment_method_details.card.exp_year payment_method_details.card.extended_authorization
     payment_method_details.card.extended_authorization.status payment_method_details.card.fingerprint
     payment_method_details.card.funding payment_method_details.card.incremental_authorization
     payment_method_details.card.incremental_authorization.status payment_method_details.card.installments
     payment_method_details.card.installments.plan payment_method_details.card.installments.plan.count
     payment_method_details.card.installments.plan.interval payment_method_details.card.installments.plan.type
     payment_method_details.card.last4 payment_method_details.card.mandate
     payment_method_details.card.multicapture payment_method_details.card.multicapture.status
     payment_method_details.card.network payment_method_details.card.network_token
     payment_method_details.card.network_token.used payment_method_details.card.overcapture
     payment_method_details.card.overcapture.maximum_amount_capturable
     payment_method_details.card.overcapture.status payment_method_details.card.three_d_secure
     payment_method_details.card.three_d_secure.authentication_flow
     payment_method_details.card.three_d_secure.electronic_commerce_indicator
     payment_method_details.card.three_d_secure.exemption_indicator
     payment_method_details.card.three_d_secure.result
     payment_method_details.card.three_d_secure.result_reason
     payment_method_details.card.three_d_secure.transaction_id
     payment_method_details.card.three_d_secure.version payment_method_details.card.wallet
     payment_method_details.card.wallet.dynamic_last4 payment_method_details.card.wallet.type
     payment_method_details.card.authorization_code payment_method_details.card.regulated_status
     payment_method_details.card.network_transaction_id payment_method_details.card.transaction_link_id
     payment_method_details.type receipt_email receipt_number receipt_url refunded refunds refunds.data
     refunds.has_more refunds.object refunds.url review shipping source_transfer statement_descriptor
     statement_descriptor_suffix status transfer_data transfer_group source`.split(/\s+/),
  refund: `amount balance_transaction charge created currency destination_details destination_details.card
     destination_details.card.type destination_details.type id metadata object payment_intent reason
     receipt_number source_transfer_reversal status transfer_reversal customer customer_account payment_method`.split(
    /\s+/,
  ),
  balance_transaction: `amount available_on created currency description exchange_rate fee fee_details id net object
     reporting_category source status type balance_type`.split(/\s+/),
  dispute: `amount balance_transactions charge created currency evidence evidence.access_activity_log
     evidence.billing_address evidence.cancellation_policy evidence.cancellation_policy_disclosure
     evidence.cancellation_rebuttal evidence.customer_communication evidence.customer_email_address
     evidence.customer_name evidence.customer_purchase_ip evidence.customer_signature
     evidence.duplicate_charge_documentation evidence.duplicate_charge_explanation
     evidence.duplicate_charge_id evidence.product_description evidence.receipt evidence.refund_policy
     evidence.refund_policy_disclosure evidence.refund_refusal_explanation evidence.service_date
     evidence.service_documentation evidence.shipping_address evidence.shipping_carrier evidence.shipping_date
     evidence.shipping_documentation evidence.shipping_tracking_number evidence.uncategorized_file
     evidence.uncategorized_text evidence.enhanced_evidence evidence_details evidence_details.due_by
     evidence_details.has_evidence evidence_details.past_due evidence_details.submission_count
     evidence_details.enhanced_eligibility id is_charge_refundable livemode metadata object payment_intent
     payment_method_details payment_method_details.card payment_method_details.card.brand
     payment_method_details.card.case_type payment_method_details.card.network_reason_code
     payment_method_details.card.network payment_method_details.type reason status enhanced_eligibility_types`.split(
    /\s+/,
  ),
  event: `api_version created data id livemode object pending_webhooks request request.id request.idempotency_key
     type`.split(/\s+/),
};
