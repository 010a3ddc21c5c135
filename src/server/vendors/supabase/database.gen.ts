// Written by scripts/generate-database-types.ts from the migrations: run it after changing one.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      addresses: {
        Row: {
          city: string;
          company: string | null;
          country: string;
          created_at: string;
          id: string;
          is_default: boolean;
          name: string;
          phone: string | null;
          postcode: string;
          street: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          city: string;
          company?: string | null;
          country: string;
          created_at?: string;
          id?: string;
          is_default?: boolean;
          name: string;
          phone?: string | null;
          postcode: string;
          street: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          city?: string;
          company?: string | null;
          country?: string;
          created_at?: string;
          id?: string;
          is_default?: boolean;
          name?: string;
          phone?: string | null;
          postcode?: string;
          street?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
        ];
      };
      admin_grants: {
        Row: {
          expires_at: string;
          granted_at: string;
          session_id: string;
          user_id: string;
        };
        Insert: {
          expires_at?: string;
          granted_at?: string;
          session_id: string;
          user_id: string;
        };
        Update: {
          expires_at?: string;
          granted_at?: string;
          session_id?: string;
          user_id?: string;
        };
        Relationships: [
        ];
      };
      admin_pin_attempts: {
        Row: {
          client_hash: string | null;
          created_at: string;
          id: number;
          session_id: string;
          succeeded: boolean;
          user_id: string;
        };
        Insert: {
          client_hash?: string | null;
          created_at?: string;
          id?: never;
          session_id: string;
          succeeded: boolean;
          user_id: string;
        };
        Update: {
          client_hash?: string | null;
          created_at?: string;
          id?: never;
          session_id?: string;
          succeeded?: boolean;
          user_id?: string;
        };
        Relationships: [
        ];
      };
      admin_pins: {
        Row: {
          first_until: string | null;
          pin_hash: string;
          tries_since: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          first_until?: string | null;
          pin_hash: string;
          tries_since?: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          first_until?: string | null;
          pin_hash?: string;
          tries_since?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
        ];
      };
      audit_log: {
        Row: {
          action: string;
          actor_id: string | null;
          after: Json | null;
          before: Json | null;
          created_at: string;
          id: number;
          request_id: string | null;
          row_key: string | null;
          table_name: string | null;
        };
        Insert: {
          action: string;
          actor_id?: string | null;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: never;
          request_id?: string | null;
          row_key?: string | null;
          table_name?: string | null;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: never;
          request_id?: string | null;
          row_key?: string | null;
          table_name?: string | null;
        };
        Relationships: [
        ];
      };
      back_in_stock_requests: {
        Row: {
          asked_at: string;
          confirmed_at: string | null;
          created_at: string;
          email: string;
          id: string;
          language: 'en' | 'lt' | 'ru';
          notified_at: string | null;
          token_hash: string;
          user_id: string | null;
          variant_id: string;
        };
        Insert: {
          asked_at?: string;
          confirmed_at?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          language: 'en' | 'lt' | 'ru';
          notified_at?: string | null;
          token_hash: string;
          user_id?: string | null;
          variant_id: string;
        };
        Update: {
          asked_at?: string;
          confirmed_at?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          language?: 'en' | 'lt' | 'ru';
          notified_at?: string | null;
          token_hash?: string;
          user_id?: string | null;
          variant_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'back_in_stock_requests_variant_id_fkey';
            columns: ['variant_id'];
            isOneToOne: false;
            referencedRelation: 'product_variants';
            referencedColumns: ['id'];
          },
        ];
      };
      banners: {
        Row: {
          display_order: number;
          ends_at: string | null;
          id: string;
          is_active: boolean;
          path: string | null;
          picture: string | null;
          placement: 'top_bar' | 'home' | 'listing' | 'cart';
          starts_at: string;
          text: string;
          text_lt: string;
          text_ru: string;
          updated_at: string;
        };
        Insert: {
          display_order?: number;
          ends_at?: string | null;
          id?: string;
          is_active?: boolean;
          path?: string | null;
          picture?: string | null;
          placement: 'top_bar' | 'home' | 'listing' | 'cart';
          starts_at?: string;
          text: string;
          text_lt: string;
          text_ru: string;
          updated_at?: string;
        };
        Update: {
          display_order?: number;
          ends_at?: string | null;
          id?: string;
          is_active?: boolean;
          path?: string | null;
          picture?: string | null;
          placement?: 'top_bar' | 'home' | 'listing' | 'cart';
          starts_at?: string;
          text?: string;
          text_lt?: string;
          text_ru?: string;
          updated_at?: string;
        };
        Relationships: [
        ];
      };
      builds: {
        Row: {
          cause: 'person' | 'quiet' | 'code';
          changes: number | null;
          created_at: string;
          deploy_id: string | null;
          deploy_url: string | null;
          done: number | null;
          due_at: string;
          error: string | null;
          finished_at: string | null;
          heartbeat_at: string | null;
          horizon: string | null;
          id: string;
          kind: 'full' | 'changes';
          last_change_id: number | null;
          pages: number | null;
          reason: string;
          requested_by: string | null;
          started_at: string | null;
          state: 'queued' | 'running' | 'succeeded' | 'failed';
          total: number | null;
        };
        Insert: {
          cause?: 'person' | 'quiet' | 'code';
          changes?: number | null;
          created_at?: string;
          deploy_id?: string | null;
          deploy_url?: string | null;
          done?: number | null;
          due_at?: string;
          error?: string | null;
          finished_at?: string | null;
          heartbeat_at?: string | null;
          horizon?: string | null;
          id?: string;
          kind?: 'full' | 'changes';
          last_change_id?: number | null;
          pages?: number | null;
          reason?: string;
          requested_by?: string | null;
          started_at?: string | null;
          state?: 'queued' | 'running' | 'succeeded' | 'failed';
          total?: number | null;
        };
        Update: {
          cause?: 'person' | 'quiet' | 'code';
          changes?: number | null;
          created_at?: string;
          deploy_id?: string | null;
          deploy_url?: string | null;
          done?: number | null;
          due_at?: string;
          error?: string | null;
          finished_at?: string | null;
          heartbeat_at?: string | null;
          horizon?: string | null;
          id?: string;
          kind?: 'full' | 'changes';
          last_change_id?: number | null;
          pages?: number | null;
          reason?: string;
          requested_by?: string | null;
          started_at?: string | null;
          state?: 'queued' | 'running' | 'succeeded' | 'failed';
          total?: number | null;
        };
        Relationships: [
        ];
      };
      care_instructions: {
        Row: {
          code: string;
          display_order: number;
          text: string;
          text_lt: string;
          text_ru: string;
        };
        Insert: {
          code: string;
          display_order?: number;
          text: string;
          text_lt: string;
          text_ru: string;
        };
        Update: {
          code?: string;
          display_order?: number;
          text?: string;
          text_lt?: string;
          text_ru?: string;
        };
        Relationships: [
        ];
      };
      cart_reminder_lines: {
        Row: {
          position: number;
          quantity: number;
          reminder_id: string;
          variant_id: string;
        };
        Insert: {
          position: number;
          quantity: number;
          reminder_id: string;
          variant_id: string;
        };
        Update: {
          position?: number;
          quantity?: number;
          reminder_id?: string;
          variant_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'cart_reminder_lines_reminder_id_fkey';
            columns: ['reminder_id'];
            isOneToOne: false;
            referencedRelation: 'cart_reminders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'cart_reminder_lines_variant_id_fkey';
            columns: ['variant_id'];
            isOneToOne: false;
            referencedRelation: 'product_variants';
            referencedColumns: ['id'];
          },
        ];
      };
      cart_reminder_mailboxes: {
        Row: {
          consented_at: string | null;
          email_hash: string;
          mailed_at: string | null;
          source: string | null;
          stop_hash: string;
          stopped_at: string | null;
          text_version: string | null;
        };
        Insert: {
          consented_at?: string | null;
          email_hash: string;
          mailed_at?: string | null;
          source?: string | null;
          stop_hash: string;
          stopped_at?: string | null;
          text_version?: string | null;
        };
        Update: {
          consented_at?: string | null;
          email_hash?: string;
          mailed_at?: string | null;
          source?: string | null;
          stop_hash?: string;
          stopped_at?: string | null;
          text_version?: string | null;
        };
        Relationships: [
        ];
      };
      cart_reminders: {
        Row: {
          changed_at: string;
          consented_at: string;
          currency: 'EUR' | 'USD';
          email: string;
          email_hash: string;
          handed_at: string | null;
          id: string;
          language: 'en' | 'lt' | 'ru';
          owed_at: string | null;
          restore_hash: string;
          source: string;
          stop_hash: string;
          text_version: string;
        };
        Insert: {
          changed_at?: string;
          consented_at?: string;
          currency: 'EUR' | 'USD';
          email: string;
          email_hash: string;
          handed_at?: string | null;
          id: string;
          language: 'en' | 'lt' | 'ru';
          owed_at?: string | null;
          restore_hash: string;
          source: string;
          stop_hash: string;
          text_version: string;
        };
        Update: {
          changed_at?: string;
          consented_at?: string;
          currency?: 'EUR' | 'USD';
          email?: string;
          email_hash?: string;
          handed_at?: string | null;
          id?: string;
          language?: 'en' | 'lt' | 'ru';
          owed_at?: string | null;
          restore_hash?: string;
          source?: string;
          stop_hash?: string;
          text_version?: string;
        };
        Relationships: [
        ];
      };
      carts: {
        Row: {
          currency: 'EUR' | 'USD' | 'LTL';
          items: Json;
          language: 'EN' | 'LT' | 'RU';
          updated_at: string;
          user_id: string;
          version: number;
        };
        Insert: {
          currency?: 'EUR' | 'USD' | 'LTL';
          items?: Json;
          language?: 'EN' | 'LT' | 'RU';
          updated_at?: string;
          user_id: string;
          version?: number;
        };
        Update: {
          currency?: 'EUR' | 'USD' | 'LTL';
          items?: Json;
          language?: 'EN' | 'LT' | 'RU';
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [
        ];
      };
      catalogue_changes: {
        Row: {
          action: 'insert' | 'update' | 'delete';
          changed_at: string;
          id: number;
          kind: 'product' | 'category';
          row_id: string;
        };
        Insert: {
          action: 'insert' | 'update' | 'delete';
          changed_at?: string;
          id?: never;
          kind: 'product' | 'category';
          row_id: string;
        };
        Update: {
          action?: 'insert' | 'update' | 'delete';
          changed_at?: string;
          id?: never;
          kind?: 'product' | 'category';
          row_id?: string;
        };
        Relationships: [
        ];
      };
      categories: {
        Row: {
          created_at: string;
          description: string;
          description_lt: string;
          description_ru: string;
          display_order: number;
          id: string;
          is_active: boolean;
          name: string;
          name_lt: string;
          name_ru: string;
          parent_id: string | null;
          slug: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          description?: string;
          description_lt?: string;
          description_ru?: string;
          display_order?: number;
          id?: string;
          is_active?: boolean;
          name: string;
          name_lt: string;
          name_ru: string;
          parent_id?: string | null;
          slug: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          description_lt?: string;
          description_ru?: string;
          display_order?: number;
          id?: string;
          is_active?: boolean;
          name?: string;
          name_lt?: string;
          name_ru?: string;
          parent_id?: string | null;
          slug?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'categories_parent_id_fkey';
            columns: ['parent_id'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['id'];
          },
        ];
      };
      categorization_changes: {
        Row: {
          after_category: string | null;
          after_subcategory: string;
          before_category: string | null;
          before_subcategory: string | null;
          product_id: string;
          run_id: string;
          state: 'done' | 'restored' | 'kept';
        };
        Insert: {
          after_category?: string | null;
          after_subcategory: string;
          before_category?: string | null;
          before_subcategory?: string | null;
          product_id: string;
          run_id: string;
          state?: 'done' | 'restored' | 'kept';
        };
        Update: {
          after_category?: string | null;
          after_subcategory?: string;
          before_category?: string | null;
          before_subcategory?: string | null;
          product_id?: string;
          run_id?: string;
          state?: 'done' | 'restored' | 'kept';
        };
        Relationships: [
          {
            foreignKeyName: 'categorization_changes_after_category_fkey';
            columns: ['after_category'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'categorization_changes_before_category_fkey';
            columns: ['before_category'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'categorization_changes_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'categorization_changes_run_id_fkey';
            columns: ['run_id'];
            isOneToOne: false;
            referencedRelation: 'categorization_runs';
            referencedColumns: ['id'];
          },
        ];
      };
      categorization_runs: {
        Row: {
          checked: number;
          id: string;
          started_at: string;
          started_by: string | null;
          undone_at: string | null;
        };
        Insert: {
          checked: number;
          id: string;
          started_at?: string;
          started_by?: string | null;
          undone_at?: string | null;
        };
        Update: {
          checked?: number;
          id?: string;
          started_at?: string;
          started_by?: string | null;
          undone_at?: string | null;
        };
        Relationships: [
        ];
      };
      claim_words: {
        Row: {
          beginning: string;
          language: 'en' | 'lt' | 'ru';
        };
        Insert: {
          beginning: string;
          language: 'en' | 'lt' | 'ru';
        };
        Update: {
          beginning?: string;
          language?: 'en' | 'lt' | 'ru';
        };
        Relationships: [
        ];
      };
      client_errors: {
        Row: {
          browser: string;
          count: number;
          fingerprint: string;
          first_seen_at: string;
          last_seen_at: string;
          message: string;
          path: string;
          release: string;
          request_id: string | null;
          stack: string;
        };
        Insert: {
          browser?: string;
          count?: number;
          fingerprint: string;
          first_seen_at?: string;
          last_seen_at?: string;
          message: string;
          path?: string;
          release?: string;
          request_id?: string | null;
          stack?: string;
        };
        Update: {
          browser?: string;
          count?: number;
          fingerprint?: string;
          first_seen_at?: string;
          last_seen_at?: string;
          message?: string;
          path?: string;
          release?: string;
          request_id?: string | null;
          stack?: string;
        };
        Relationships: [
        ];
      };
      consents: {
        Row: {
          device_hash: string | null;
          email: string | null;
          given_at: string;
          granted: boolean;
          id: string;
          language: 'en' | 'lt' | 'ru';
          purpose: 'newsletter' | 'analytics' | 'marketing' | 'preferences' | 'cart_reminder' | 'terms';
          source: string;
          text_version: string;
          user_id: string | null;
        };
        Insert: {
          device_hash?: string | null;
          email?: string | null;
          given_at?: string;
          granted: boolean;
          id?: string;
          language: 'en' | 'lt' | 'ru';
          purpose: 'newsletter' | 'analytics' | 'marketing' | 'preferences' | 'cart_reminder' | 'terms';
          source: string;
          text_version: string;
          user_id?: string | null;
        };
        Update: {
          device_hash?: string | null;
          email?: string | null;
          given_at?: string;
          granted?: boolean;
          id?: string;
          language?: 'en' | 'lt' | 'ru';
          purpose?: 'newsletter' | 'analytics' | 'marketing' | 'preferences' | 'cart_reminder' | 'terms';
          source?: string;
          text_version?: string;
          user_id?: string | null;
        };
        Relationships: [
        ];
      };
      contact_messages: {
        Row: {
          answered_at: string | null;
          created_at: string;
          doubts: string[];
          email: string;
          first_name: string;
          id: string;
          language: 'en' | 'lt' | 'ru';
          last_name: string;
          message: string;
          status: 'new' | 'answered' | 'spam';
          subject: string;
          user_id: string | null;
        };
        Insert: {
          answered_at?: string | null;
          created_at?: string;
          doubts?: string[];
          email: string;
          first_name: string;
          id?: string;
          language: 'en' | 'lt' | 'ru';
          last_name: string;
          message: string;
          status?: 'new' | 'answered' | 'spam';
          subject: string;
          user_id?: string | null;
        };
        Update: {
          answered_at?: string | null;
          created_at?: string;
          doubts?: string[];
          email?: string;
          first_name?: string;
          id?: string;
          language?: 'en' | 'lt' | 'ru';
          last_name?: string;
          message?: string;
          status?: 'new' | 'answered' | 'spam';
          subject?: string;
          user_id?: string | null;
        };
        Relationships: [
        ];
      };
      cost_history: {
        Row: {
          cost: number;
          cost_includes_vat: boolean;
          id: number;
          product_id: string;
          valid_from: string;
        };
        Insert: {
          cost: number;
          cost_includes_vat: boolean;
          id?: never;
          product_id: string;
          valid_from?: string;
        };
        Update: {
          cost?: number;
          cost_includes_vat?: boolean;
          id?: never;
          product_id?: string;
          valid_from?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'cost_history_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      coupon_announcements: {
        Row: {
          categories: string[] | null;
          code: string;
          coupon_id: string;
          id: number;
          minimum_goods: number;
          percent: number | null;
          product_ids: string[] | null;
          recorded_at: string;
          valid_from: string;
          valid_until: string | null;
        };
        Insert: {
          categories?: string[] | null;
          code: string;
          coupon_id: string;
          id?: never;
          minimum_goods: number;
          percent?: number | null;
          product_ids?: string[] | null;
          recorded_at: string;
          valid_from: string;
          valid_until?: string | null;
        };
        Update: {
          categories?: string[] | null;
          code?: string;
          coupon_id?: string;
          id?: never;
          minimum_goods?: number;
          percent?: number | null;
          product_ids?: string[] | null;
          recorded_at?: string;
          valid_from?: string;
          valid_until?: string | null;
        };
        Relationships: [
        ];
      };
      coupon_categories: {
        Row: {
          category: string;
          coupon_id: string;
        };
        Insert: {
          category: string;
          coupon_id: string;
        };
        Update: {
          category?: string;
          coupon_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'coupon_categories_category_fkey';
            columns: ['category'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'coupon_categories_coupon_id_fkey';
            columns: ['coupon_id'];
            isOneToOne: false;
            referencedRelation: 'coupons';
            referencedColumns: ['id'];
          },
        ];
      };
      coupon_products: {
        Row: {
          coupon_id: string;
          product_id: string;
        };
        Insert: {
          coupon_id: string;
          product_id: string;
        };
        Update: {
          coupon_id?: string;
          product_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'coupon_products_coupon_id_fkey';
            columns: ['coupon_id'];
            isOneToOne: false;
            referencedRelation: 'coupons';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'coupon_products_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      coupon_redemptions: {
        Row: {
          amount_eur: number;
          coupon_id: string;
          created_at: string;
          customer_hash: string | null;
          order_id: string;
          released_at: string | null;
        };
        Insert: {
          amount_eur: number;
          coupon_id: string;
          created_at?: string;
          customer_hash?: string | null;
          order_id: string;
          released_at?: string | null;
        };
        Update: {
          amount_eur?: number;
          coupon_id?: string;
          created_at?: string;
          customer_hash?: string | null;
          order_id?: string;
          released_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'coupon_redemptions_coupon_id_fkey';
            columns: ['coupon_id'];
            isOneToOne: false;
            referencedRelation: 'coupons';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'coupon_redemptions_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: true;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      coupons: {
        Row: {
          active: boolean;
          batch_id: string | null;
          batch_size: number | null;
          code: string;
          created_at: string;
          id: string;
          kind: 'percent' | 'fixed' | 'free_shipping';
          maximum_per_customer: number | null;
          maximum_redemptions: number | null;
          minimum_goods: number;
          note: string;
          public: boolean;
          restricted: boolean;
          updated_at: string;
          valid_from: string;
          valid_until: string | null;
          value: number;
        };
        Insert: {
          active?: boolean;
          batch_id?: string | null;
          batch_size?: number | null;
          code: string;
          created_at?: string;
          id?: string;
          kind: 'percent' | 'fixed' | 'free_shipping';
          maximum_per_customer?: number | null;
          maximum_redemptions?: number | null;
          minimum_goods?: number;
          note?: string;
          public?: boolean;
          restricted?: boolean;
          updated_at?: string;
          valid_from?: string;
          valid_until?: string | null;
          value: number;
        };
        Update: {
          active?: boolean;
          batch_id?: string | null;
          batch_size?: number | null;
          code?: string;
          created_at?: string;
          id?: string;
          kind?: 'percent' | 'fixed' | 'free_shipping';
          maximum_per_customer?: number | null;
          maximum_redemptions?: number | null;
          minimum_goods?: number;
          note?: string;
          public?: boolean;
          restricted?: boolean;
          updated_at?: string;
          valid_from?: string;
          valid_until?: string | null;
          value?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'coupons_batch_id_fkey';
            columns: ['batch_id'];
            isOneToOne: false;
            referencedRelation: 'coupons';
            referencedColumns: ['id'];
          },
        ];
      };
      credit_notes: {
        Row: {
          content: Json;
          id: string;
          invoice_id: string;
          issued_at: string;
          language: 'en' | 'lt' | 'ru';
          number: number;
          refund_id: string | null;
          series: string;
        };
        Insert: {
          content: Json;
          id?: string;
          invoice_id: string;
          issued_at?: string;
          language: 'en' | 'lt' | 'ru';
          number: number;
          refund_id?: string | null;
          series: string;
        };
        Update: {
          content?: Json;
          id?: string;
          invoice_id?: string;
          issued_at?: string;
          language?: 'en' | 'lt' | 'ru';
          number?: number;
          refund_id?: string | null;
          series?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'credit_notes_invoice_id_fkey';
            columns: ['invoice_id'];
            isOneToOne: false;
            referencedRelation: 'invoices';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'credit_notes_refund_id_fkey';
            columns: ['refund_id'];
            isOneToOne: true;
            referencedRelation: 'refunds';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'credit_notes_series_fkey';
            columns: ['series'];
            isOneToOne: false;
            referencedRelation: 'document_counters';
            referencedColumns: ['series'];
          },
        ];
      };
      customer_notes: {
        Row: {
          created_at: string;
          created_by: string;
          email: string | null;
          id: string;
          text: string;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          created_by: string;
          email?: string | null;
          id: string;
          text: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          created_by?: string;
          email?: string | null;
          id?: string;
          text?: string;
          user_id?: string | null;
        };
        Relationships: [
        ];
      };
      delivery_options: {
        Row: {
          code: string;
          countries: string[] | null;
          display_order: number;
          is_active: boolean;
          max_business_days: number;
          min_business_days: number;
          name: string;
          name_lt: string;
          name_ru: string;
          surcharge: number;
          updated_at: string;
        };
        Insert: {
          code: string;
          countries?: string[] | null;
          display_order?: number;
          is_active?: boolean;
          max_business_days: number;
          min_business_days: number;
          name: string;
          name_lt: string;
          name_ru: string;
          surcharge?: number;
          updated_at?: string;
        };
        Update: {
          code?: string;
          countries?: string[] | null;
          display_order?: number;
          is_active?: boolean;
          max_business_days?: number;
          min_business_days?: number;
          name?: string;
          name_lt?: string;
          name_ru?: string;
          surcharge?: number;
          updated_at?: string;
        };
        Relationships: [
        ];
      };
      disputes: {
        Row: {
          amount: number;
          closed_at: string | null;
          created_at: string;
          currency: 'EUR' | 'USD';
          evidence_due_at: string | null;
          id: string;
          order_id: string;
          payment_id: string;
          reason: string;
          state: 'open' | 'won' | 'lost';
        };
        Insert: {
          amount: number;
          closed_at?: string | null;
          created_at?: string;
          currency: 'EUR' | 'USD';
          evidence_due_at?: string | null;
          id: string;
          order_id: string;
          payment_id: string;
          reason: string;
          state?: 'open' | 'won' | 'lost';
        };
        Update: {
          amount?: number;
          closed_at?: string | null;
          created_at?: string;
          currency?: 'EUR' | 'USD';
          evidence_due_at?: string | null;
          id?: string;
          order_id?: string;
          payment_id?: string;
          reason?: string;
          state?: 'open' | 'won' | 'lost';
        };
        Relationships: [
          {
            foreignKeyName: 'disputes_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'disputes_payment_id_fkey';
            columns: ['payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['id'];
          },
        ];
      };
      document_counters: {
        Row: {
          last_number: number;
          series: string;
        };
        Insert: {
          last_number?: number;
          series: string;
        };
        Update: {
          last_number?: number;
          series?: string;
        };
        Relationships: [
        ];
      };
      exchange_rates: {
        Row: {
          currency: 'EUR' | 'USD' | 'LTL';
          rate_millionths: number;
          valid_from: string;
        };
        Insert: {
          currency: 'EUR' | 'USD' | 'LTL';
          rate_millionths: number;
          valid_from?: string;
        };
        Update: {
          currency?: 'EUR' | 'USD' | 'LTL';
          rate_millionths?: number;
          valid_from?: string;
        };
        Relationships: [
        ];
      };
      favorites: {
        Row: {
          created_at: string;
          id: string;
          product_id: string;
          product_image: string | null;
          product_name: string;
          product_price: number;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          product_id: string;
          product_image?: string | null;
          product_name?: string;
          product_price?: number;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          product_id?: string;
          product_image?: string | null;
          product_name?: string;
          product_price?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'favorites_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      fibres: {
        Row: {
          code: string;
          display_order: number;
          is_textile: boolean;
          name: string;
          name_lt: string;
          name_ru: string;
        };
        Insert: {
          code: string;
          display_order?: number;
          is_textile?: boolean;
          name: string;
          name_lt: string;
          name_ru: string;
        };
        Update: {
          code?: string;
          display_order?: number;
          is_textile?: boolean;
          name?: string;
          name_lt?: string;
          name_ru?: string;
        };
        Relationships: [
        ];
      };
      fits: {
        Row: {
          code: string;
          display_order: number;
          name: string;
          name_lt: string;
          name_ru: string;
        };
        Insert: {
          code: string;
          display_order?: number;
          name: string;
          name_lt: string;
          name_ru: string;
        };
        Update: {
          code?: string;
          display_order?: number;
          name?: string;
          name_lt?: string;
          name_ru?: string;
        };
        Relationships: [
        ];
      };
      garment_parts: {
        Row: {
          code: string;
          display_order: number;
          name: string;
          name_lt: string;
          name_ru: string;
        };
        Insert: {
          code: string;
          display_order?: number;
          name: string;
          name_lt: string;
          name_ru: string;
        };
        Update: {
          code?: string;
          display_order?: number;
          name?: string;
          name_lt?: string;
          name_ru?: string;
        };
        Relationships: [
        ];
      };
      interface_texts: {
        Row: {
          key: string;
          language: 'en' | 'lt' | 'ru';
          namespace: string;
          source: string;
          text: string;
          updated_at: string;
        };
        Insert: {
          key: string;
          language: 'en' | 'lt' | 'ru';
          namespace: string;
          source?: string;
          text: string;
          updated_at?: string;
        };
        Update: {
          key?: string;
          language?: 'en' | 'lt' | 'ru';
          namespace?: string;
          source?: string;
          text?: string;
          updated_at?: string;
        };
        Relationships: [
        ];
      };
      invoices: {
        Row: {
          content: Json;
          id: string;
          issued_at: string;
          language: 'en' | 'lt' | 'ru';
          number: number;
          order_id: string;
          series: string;
        };
        Insert: {
          content: Json;
          id?: string;
          issued_at?: string;
          language: 'en' | 'lt' | 'ru';
          number: number;
          order_id: string;
          series: string;
        };
        Update: {
          content?: Json;
          id?: string;
          issued_at?: string;
          language?: 'en' | 'lt' | 'ru';
          number?: number;
          order_id?: string;
          series?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'invoices_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: true;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'invoices_series_fkey';
            columns: ['series'];
            isOneToOne: false;
            referencedRelation: 'document_counters';
            referencedColumns: ['series'];
          },
        ];
      };
      job_runs: {
        Row: {
          finished_at: string | null;
          id: number;
          job: string;
          result: Json;
          started_at: string;
          succeeded: boolean | null;
        };
        Insert: {
          finished_at?: string | null;
          id?: never;
          job: string;
          result?: Json;
          started_at?: string;
          succeeded?: boolean | null;
        };
        Update: {
          finished_at?: string | null;
          id?: never;
          job?: string;
          result?: Json;
          started_at?: string;
          succeeded?: boolean | null;
        };
        Relationships: [
        ];
      };
      listing_curation: {
        Row: {
          listing: string;
          position: number;
          product_id: string;
        };
        Insert: {
          listing: string;
          position: number;
          product_id: string;
        };
        Update: {
          listing?: string;
          position?: number;
          product_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'listing_curation_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      manufacturers: {
        Row: {
          country: string;
          created_at: string;
          electronic_address: string;
          id: string;
          name: string;
          postal_address: string;
          responsible_electronic_address: string | null;
          responsible_name: string | null;
          responsible_postal_address: string | null;
          updated_at: string;
        };
        Insert: {
          country: string;
          created_at?: string;
          electronic_address: string;
          id?: string;
          name: string;
          postal_address: string;
          responsible_electronic_address?: string | null;
          responsible_name?: string | null;
          responsible_postal_address?: string | null;
          updated_at?: string;
        };
        Update: {
          country?: string;
          created_at?: string;
          electronic_address?: string;
          id?: string;
          name?: string;
          postal_address?: string;
          responsible_electronic_address?: string | null;
          responsible_name?: string | null;
          responsible_postal_address?: string | null;
          updated_at?: string;
        };
        Relationships: [
        ];
      };
      newsletter_deliveries: {
        Row: {
          id: number;
          language: 'en' | 'lt' | 'ru';
          newsletter_id: string;
          sent_at: string | null;
          state: 'owed' | 'sent' | 'failed' | 'left';
          subscriber_id: string | null;
        };
        Insert: {
          id?: never;
          language: 'en' | 'lt' | 'ru';
          newsletter_id: string;
          sent_at?: string | null;
          state?: 'owed' | 'sent' | 'failed' | 'left';
          subscriber_id?: string | null;
        };
        Update: {
          id?: never;
          language?: 'en' | 'lt' | 'ru';
          newsletter_id?: string;
          sent_at?: string | null;
          state?: 'owed' | 'sent' | 'failed' | 'left';
          subscriber_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'newsletter_deliveries_newsletter_id_fkey';
            columns: ['newsletter_id'];
            isOneToOne: false;
            referencedRelation: 'newsletters';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'newsletter_deliveries_subscriber_id_fkey';
            columns: ['subscriber_id'];
            isOneToOne: false;
            referencedRelation: 'newsletter_subscribers';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_subscribers: {
        Row: {
          confirmation_expires_at: string | null;
          confirmation_token_hash: string | null;
          confirmed_at: string | null;
          consent_id: string | null;
          created_at: string;
          email: string;
          id: string;
          language: 'en' | 'lt' | 'ru';
          requested_at: string;
          source: string;
          status: 'pending' | 'confirmed' | 'unsubscribed';
          text_version: string;
          unsubscribe_token_hash: string | null;
          unsubscribed_at: string | null;
        };
        Insert: {
          confirmation_expires_at?: string | null;
          confirmation_token_hash?: string | null;
          confirmed_at?: string | null;
          consent_id?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          language: 'en' | 'lt' | 'ru';
          requested_at?: string;
          source?: string;
          status?: 'pending' | 'confirmed' | 'unsubscribed';
          text_version?: string;
          unsubscribe_token_hash?: string | null;
          unsubscribed_at?: string | null;
        };
        Update: {
          confirmation_expires_at?: string | null;
          confirmation_token_hash?: string | null;
          confirmed_at?: string | null;
          consent_id?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          language?: 'en' | 'lt' | 'ru';
          requested_at?: string;
          source?: string;
          status?: 'pending' | 'confirmed' | 'unsubscribed';
          text_version?: string;
          unsubscribe_token_hash?: string | null;
          unsubscribed_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'newsletter_subscribers_consent_id_fkey';
            columns: ['consent_id'];
            isOneToOne: false;
            referencedRelation: 'consents';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletters: {
        Row: {
          archived_at: string | null;
          began_at: string | null;
          blocks: Json;
          created_at: string;
          fallback: 'en' | 'lt' | 'ru' | null;
          finished_at: string | null;
          id: string;
          languages: string[];
          name: string;
          reached: string | null;
          scheduled_at: string | null;
          segment: Json;
          state: 'draft' | 'scheduled' | 'sending' | 'sent';
          subject: Json;
          updated_at: string;
        };
        Insert: {
          archived_at?: string | null;
          began_at?: string | null;
          blocks: Json;
          created_at?: string;
          fallback?: 'en' | 'lt' | 'ru' | null;
          finished_at?: string | null;
          id: string;
          languages?: string[];
          name: string;
          reached?: string | null;
          scheduled_at?: string | null;
          segment?: Json;
          state?: 'draft' | 'scheduled' | 'sending' | 'sent';
          subject: Json;
          updated_at?: string;
        };
        Update: {
          archived_at?: string | null;
          began_at?: string | null;
          blocks?: Json;
          created_at?: string;
          fallback?: 'en' | 'lt' | 'ru' | null;
          finished_at?: string | null;
          id?: string;
          languages?: string[];
          name?: string;
          reached?: string | null;
          scheduled_at?: string | null;
          segment?: Json;
          state?: 'draft' | 'scheduled' | 'sending' | 'sent';
          subject?: Json;
          updated_at?: string;
        };
        Relationships: [
        ];
      };
      notification_reads: {
        Row: {
          notification: string;
          read_at: string;
          user_id: string;
        };
        Insert: {
          notification: string;
          read_at?: string;
          user_id: string;
        };
        Update: {
          notification?: string;
          read_at?: string;
          user_id?: string;
        };
        Relationships: [
        ];
      };
      order_delivery_changes: {
        Row: {
          after: Json;
          before: Json;
          created_at: string;
          event_id: number;
          order_id: string;
        };
        Insert: {
          after: Json;
          before: Json;
          created_at?: string;
          event_id: number;
          order_id: string;
        };
        Update: {
          after?: Json;
          before?: Json;
          created_at?: string;
          event_id?: number;
          order_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'order_delivery_changes_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: true;
            referencedRelation: 'order_events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_delivery_changes_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      order_events: {
        Row: {
          actor: string;
          code: string;
          created_at: string;
          details: Json;
          from_state: string | null;
          id: number;
          kind: 'status' | 'payment' | 'stock' | 'parcel' | 'refund' | 'mail' | 'note';
          order_id: string;
          to_state: string | null;
        };
        Insert: {
          actor?: string;
          code: string;
          created_at?: string;
          details?: Json;
          from_state?: string | null;
          id?: never;
          kind: 'status' | 'payment' | 'stock' | 'parcel' | 'refund' | 'mail' | 'note';
          order_id: string;
          to_state?: string | null;
        };
        Update: {
          actor?: string;
          code?: string;
          created_at?: string;
          details?: Json;
          from_state?: string | null;
          id?: never;
          kind?: 'status' | 'payment' | 'stock' | 'parcel' | 'refund' | 'mail' | 'note';
          order_id?: string;
          to_state?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'order_events_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      order_items: {
        Row: {
          color: string;
          discount: number;
          discount_eur: number;
          id: number;
          invoiced_position: number | null;
          list_price: number;
          list_price_eur: number;
          name: string;
          name_lt: string;
          name_ru: string;
          order_id: string;
          picture: string | null;
          position: number;
          product_id: string;
          quantity: number;
          size: string;
          sku: string;
          total: number;
          total_eur: number;
          unit_price: number;
          unit_price_eur: number;
          variant_id: string;
          vat_amount: number;
          vat_basis_points: number;
        };
        Insert: {
          color: string;
          discount?: number;
          discount_eur?: number;
          id?: never;
          invoiced_position?: number | null;
          list_price: number;
          list_price_eur: number;
          name: string;
          name_lt: string;
          name_ru: string;
          order_id: string;
          picture?: string | null;
          position: number;
          product_id: string;
          quantity: number;
          size: string;
          sku: string;
          total: number;
          total_eur: number;
          unit_price: number;
          unit_price_eur: number;
          variant_id: string;
          vat_amount: number;
          vat_basis_points: number;
        };
        Update: {
          color?: string;
          discount?: number;
          discount_eur?: number;
          id?: never;
          invoiced_position?: number | null;
          list_price?: number;
          list_price_eur?: number;
          name?: string;
          name_lt?: string;
          name_ru?: string;
          order_id?: string;
          picture?: string | null;
          position?: number;
          product_id?: string;
          quantity?: number;
          size?: string;
          sku?: string;
          total?: number;
          total_eur?: number;
          unit_price?: number;
          unit_price_eur?: number;
          variant_id?: string;
          vat_amount?: number;
          vat_basis_points?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'order_items_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      order_measures: {
        Row: {
          delivery_paid: number;
          id: boolean;
          measured_at: string;
          orders: number;
          orders_abroad: number;
          pieces: number;
        };
        Insert: {
          delivery_paid: number;
          id?: boolean;
          measured_at?: string;
          orders: number;
          orders_abroad: number;
          pieces: number;
        };
        Update: {
          delivery_paid?: number;
          id?: boolean;
          measured_at?: string;
          orders?: number;
          orders_abroad?: number;
          pieces?: number;
        };
        Relationships: [
        ];
      };
      orders: {
        Row: {
          access_token: string;
          cancelled_at: string | null;
          checkout_id: string;
          client_hash: string | null;
          company_city: string | null;
          company_code: string | null;
          company_country: string | null;
          company_name: string | null;
          company_postcode: string | null;
          company_street: string | null;
          company_vat_code: string | null;
          content_hash: string;
          coupon_code: string | null;
          created_at: string;
          currency: 'EUR' | 'USD';
          customer_email: string | null;
          customer_name: string | null;
          customer_phone: string | null;
          delivery_city: string | null;
          delivery_country: string;
          delivery_name: string | null;
          delivery_note: string | null;
          delivery_option: string;
          delivery_phone: string | null;
          delivery_postcode: string | null;
          delivery_street: string | null;
          discount: number;
          discount_eur: number;
          expires_at: string;
          id: string;
          language: 'en' | 'lt' | 'ru';
          order_number: string;
          paid_at: string | null;
          payment_method: 'card' | 'bank' | 'none';
          payment_status: 'unpaid' | 'paid' | 'failed' | 'partially_refunded' | 'refunded' | 'disputed';
          pickup_carrier: string | null;
          pickup_point_id: string | null;
          pickup_point_name: string | null;
          promised_from: string | null;
          promised_to: string | null;
          rate_millionths: number;
          shipping: number;
          shipping_eur: number;
          signature_required: boolean;
          status: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'returned';
          subtotal: number;
          subtotal_eur: number;
          superseded_by: string | null;
          total_amount: number;
          total_eur: number;
          updated_at: string;
          user_id: string | null;
          vat_amount: number;
          vat_basis_points: number;
          vat_country: string;
          vat_eur: number;
        };
        Insert: {
          access_token?: string;
          cancelled_at?: string | null;
          checkout_id: string;
          client_hash?: string | null;
          company_city?: string | null;
          company_code?: string | null;
          company_country?: string | null;
          company_name?: string | null;
          company_postcode?: string | null;
          company_street?: string | null;
          company_vat_code?: string | null;
          content_hash: string;
          coupon_code?: string | null;
          created_at?: string;
          currency: 'EUR' | 'USD';
          customer_email?: string | null;
          customer_name?: string | null;
          customer_phone?: string | null;
          delivery_city?: string | null;
          delivery_country: string;
          delivery_name?: string | null;
          delivery_note?: string | null;
          delivery_option: string;
          delivery_phone?: string | null;
          delivery_postcode?: string | null;
          delivery_street?: string | null;
          discount?: number;
          discount_eur?: number;
          expires_at: string;
          id?: string;
          language: 'en' | 'lt' | 'ru';
          order_number: string;
          paid_at?: string | null;
          payment_method: 'card' | 'bank' | 'none';
          payment_status?: 'unpaid' | 'paid' | 'failed' | 'partially_refunded' | 'refunded' | 'disputed';
          pickup_carrier?: string | null;
          pickup_point_id?: string | null;
          pickup_point_name?: string | null;
          promised_from?: string | null;
          promised_to?: string | null;
          rate_millionths: number;
          shipping: number;
          shipping_eur: number;
          signature_required?: boolean;
          status?: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'returned';
          subtotal: number;
          subtotal_eur: number;
          superseded_by?: string | null;
          total_amount: number;
          total_eur: number;
          updated_at?: string;
          user_id?: string | null;
          vat_amount: number;
          vat_basis_points: number;
          vat_country: string;
          vat_eur: number;
        };
        Update: {
          access_token?: string;
          cancelled_at?: string | null;
          checkout_id?: string;
          client_hash?: string | null;
          company_city?: string | null;
          company_code?: string | null;
          company_country?: string | null;
          company_name?: string | null;
          company_postcode?: string | null;
          company_street?: string | null;
          company_vat_code?: string | null;
          content_hash?: string;
          coupon_code?: string | null;
          created_at?: string;
          currency?: 'EUR' | 'USD';
          customer_email?: string | null;
          customer_name?: string | null;
          customer_phone?: string | null;
          delivery_city?: string | null;
          delivery_country?: string;
          delivery_name?: string | null;
          delivery_note?: string | null;
          delivery_option?: string;
          delivery_phone?: string | null;
          delivery_postcode?: string | null;
          delivery_street?: string | null;
          discount?: number;
          discount_eur?: number;
          expires_at?: string;
          id?: string;
          language?: 'en' | 'lt' | 'ru';
          order_number?: string;
          paid_at?: string | null;
          payment_method?: 'card' | 'bank' | 'none';
          payment_status?: 'unpaid' | 'paid' | 'failed' | 'partially_refunded' | 'refunded' | 'disputed';
          pickup_carrier?: string | null;
          pickup_point_id?: string | null;
          pickup_point_name?: string | null;
          promised_from?: string | null;
          promised_to?: string | null;
          rate_millionths?: number;
          shipping?: number;
          shipping_eur?: number;
          signature_required?: boolean;
          status?: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'returned';
          subtotal?: number;
          subtotal_eur?: number;
          superseded_by?: string | null;
          total_amount?: number;
          total_eur?: number;
          updated_at?: string;
          user_id?: string | null;
          vat_amount?: number;
          vat_basis_points?: number;
          vat_country?: string;
          vat_eur?: number;
        };
        Relationships: [
        ];
      };
      outbox: {
        Row: {
          attempts: number;
          created_at: string;
          id: string;
          idempotency_key: string;
          kind: string;
          language: 'en' | 'lt' | 'ru';
          last_error: string | null;
          next_attempt_at: string;
          order_id: string | null;
          payload: Json;
          priority: number;
          provider_message_id: string | null;
          recipient: string;
          sent_at: string | null;
          state: 'waiting' | 'sending' | 'sent' | 'failed' | 'dropped';
        };
        Insert: {
          attempts?: number;
          created_at?: string;
          id?: string;
          idempotency_key: string;
          kind: string;
          language: 'en' | 'lt' | 'ru';
          last_error?: string | null;
          next_attempt_at?: string;
          order_id?: string | null;
          payload?: Json;
          priority?: number;
          provider_message_id?: string | null;
          recipient: string;
          sent_at?: string | null;
          state?: 'waiting' | 'sending' | 'sent' | 'failed' | 'dropped';
        };
        Update: {
          attempts?: number;
          created_at?: string;
          id?: string;
          idempotency_key?: string;
          kind?: string;
          language?: 'en' | 'lt' | 'ru';
          last_error?: string | null;
          next_attempt_at?: string;
          order_id?: string | null;
          payload?: Json;
          priority?: number;
          provider_message_id?: string | null;
          recipient?: string;
          sent_at?: string | null;
          state?: 'waiting' | 'sending' | 'sent' | 'failed' | 'dropped';
        };
        Relationships: [
          {
            foreignKeyName: 'outbox_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      parcel_items: {
        Row: {
          order_item_id: number;
          parcel_id: string;
          quantity: number;
        };
        Insert: {
          order_item_id: number;
          parcel_id: string;
          quantity: number;
        };
        Update: {
          order_item_id?: number;
          parcel_id?: string;
          quantity?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'parcel_items_order_item_id_fkey';
            columns: ['order_item_id'];
            isOneToOne: false;
            referencedRelation: 'order_items';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'parcel_items_parcel_id_fkey';
            columns: ['parcel_id'];
            isOneToOne: false;
            referencedRelation: 'parcels';
            referencedColumns: ['id'];
          },
        ];
      };
      parcel_locker_lists: {
        Row: {
          carrier: 'omniva' | 'lp_express' | 'dpd' | 'venipak';
          country: string;
          failed_at: string | null;
          fetched_at: string | null;
          is_stale: boolean;
          last_error: string | null;
        };
        Insert: {
          carrier: 'omniva' | 'lp_express' | 'dpd' | 'venipak';
          country: string;
          failed_at?: string | null;
          fetched_at?: string | null;
          is_stale?: boolean;
          last_error?: string | null;
        };
        Update: {
          carrier?: 'omniva' | 'lp_express' | 'dpd' | 'venipak';
          country?: string;
          failed_at?: string | null;
          fetched_at?: string | null;
          is_stale?: boolean;
          last_error?: string | null;
        };
        Relationships: [
        ];
      };
      parcel_lockers: {
        Row: {
          address: string;
          carrier: 'omniva' | 'lp_express' | 'dpd' | 'venipak';
          city: string;
          country: string;
          fetched_at: string;
          is_active: boolean;
          latitude: number | null;
          locker_id: string;
          longitude: number | null;
          name: string;
          postcode: string | null;
          withheld_at: string | null;
        };
        Insert: {
          address: string;
          carrier: 'omniva' | 'lp_express' | 'dpd' | 'venipak';
          city: string;
          country: string;
          fetched_at?: string;
          is_active?: boolean;
          latitude?: number | null;
          locker_id: string;
          longitude?: number | null;
          name: string;
          postcode?: string | null;
          withheld_at?: string | null;
        };
        Update: {
          address?: string;
          carrier?: 'omniva' | 'lp_express' | 'dpd' | 'venipak';
          city?: string;
          country?: string;
          fetched_at?: string;
          is_active?: boolean;
          latitude?: number | null;
          locker_id?: string;
          longitude?: number | null;
          name?: string;
          postcode?: string | null;
          withheld_at?: string | null;
        };
        Relationships: [
        ];
      };
      parcels: {
        Row: {
          carrier: string | null;
          created_at: string;
          delivered_at: string | null;
          id: string;
          order_id: string;
          return_id: string | null;
          shipped_at: string | null;
          signature_required: boolean;
          state: 'preparing' | 'picked_up' | 'in_transit' | 'out_for_delivery' | 'delivered' | 'returned';
          tracking_number: string | null;
        };
        Insert: {
          carrier?: string | null;
          created_at?: string;
          delivered_at?: string | null;
          id?: string;
          order_id: string;
          return_id?: string | null;
          shipped_at?: string | null;
          signature_required?: boolean;
          state?: 'preparing' | 'picked_up' | 'in_transit' | 'out_for_delivery' | 'delivered' | 'returned';
          tracking_number?: string | null;
        };
        Update: {
          carrier?: string | null;
          created_at?: string;
          delivered_at?: string | null;
          id?: string;
          order_id?: string;
          return_id?: string | null;
          shipped_at?: string | null;
          signature_required?: boolean;
          state?: 'preparing' | 'picked_up' | 'in_transit' | 'out_for_delivery' | 'delivered' | 'returned';
          tracking_number?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'parcels_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'parcels_return_id_fkey';
            columns: ['return_id'];
            isOneToOne: false;
            referencedRelation: 'returns';
            referencedColumns: ['id'];
          },
        ];
      };
      payments: {
        Row: {
          amount: number;
          asked_at: string | null;
          asking_failed_at: string | null;
          created_at: string;
          currency: 'EUR' | 'USD';
          id: string;
          order_id: string;
          paid_at: string | null;
          provider: 'stripe' | 'paysera' | 'none';
          provider_payment_id: string | null;
          provider_session_id: string | null;
          session_url: string | null;
          state: 'unpaid' | 'paid' | 'failed' | 'partially_refunded' | 'refunded' | 'disputed';
        };
        Insert: {
          amount: number;
          asked_at?: string | null;
          asking_failed_at?: string | null;
          created_at?: string;
          currency: 'EUR' | 'USD';
          id?: string;
          order_id: string;
          paid_at?: string | null;
          provider: 'stripe' | 'paysera' | 'none';
          provider_payment_id?: string | null;
          provider_session_id?: string | null;
          session_url?: string | null;
          state?: 'unpaid' | 'paid' | 'failed' | 'partially_refunded' | 'refunded' | 'disputed';
        };
        Update: {
          amount?: number;
          asked_at?: string | null;
          asking_failed_at?: string | null;
          created_at?: string;
          currency?: 'EUR' | 'USD';
          id?: string;
          order_id?: string;
          paid_at?: string | null;
          provider?: 'stripe' | 'paysera' | 'none';
          provider_payment_id?: string | null;
          provider_session_id?: string | null;
          session_url?: string | null;
          state?: 'unpaid' | 'paid' | 'failed' | 'partially_refunded' | 'refunded' | 'disputed';
        };
        Relationships: [
          {
            foreignKeyName: 'payments_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      phone_orders: {
        Row: {
          created_at: string;
          customer_email: string;
          customer_name: string;
          expires_at: string;
          id: string;
          language: 'en' | 'lt' | 'ru';
          order_id: string | null;
          request: Json;
          sent_at: string;
          taken_by: string;
          times_sent: number;
          token_hash: string;
          told: Json;
          total: number;
          withdrawn_at: string | null;
        };
        Insert: {
          created_at?: string;
          customer_email: string;
          customer_name: string;
          expires_at: string;
          id: string;
          language: 'en' | 'lt' | 'ru';
          order_id?: string | null;
          request: Json;
          sent_at?: string;
          taken_by: string;
          times_sent?: number;
          token_hash: string;
          told: Json;
          total: number;
          withdrawn_at?: string | null;
        };
        Update: {
          created_at?: string;
          customer_email?: string;
          customer_name?: string;
          expires_at?: string;
          id?: string;
          language?: 'en' | 'lt' | 'ru';
          order_id?: string | null;
          request?: Json;
          sent_at?: string;
          taken_by?: string;
          times_sent?: number;
          token_hash?: string;
          told?: Json;
          total?: number;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'phone_orders_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      price_history: {
        Row: {
          id: number;
          price: number;
          product_id: string;
          sale_price: number | null;
          valid_from: string;
        };
        Insert: {
          id?: never;
          price: number;
          product_id: string;
          sale_price?: number | null;
          valid_from?: string;
        };
        Update: {
          id?: never;
          price?: number;
          product_id?: string;
          sale_price?: number | null;
          valid_from?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'price_history_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      price_run_lines: {
        Row: {
          law: 'none' | 'lower' | 'not_lower';
          lowest: number | null;
          margin_after: number | null;
          margin_before: number | null;
          price_after: number;
          price_before: number;
          product_id: string;
          reason: 'no_cost' | 'cost_without_vat' | 'no_price' | 'too_low' | 'too_high' | 'floor' | null;
          result: 'applied' | 'stale' | 'undone' | 'changed_since' | null;
          run_id: string;
          sale_after: number | null;
          sale_before: number | null;
          version: string;
        };
        Insert: {
          law?: 'none' | 'lower' | 'not_lower';
          lowest?: number | null;
          margin_after?: number | null;
          margin_before?: number | null;
          price_after: number;
          price_before: number;
          product_id: string;
          reason?: 'no_cost' | 'cost_without_vat' | 'no_price' | 'too_low' | 'too_high' | 'floor' | null;
          result?: 'applied' | 'stale' | 'undone' | 'changed_since' | null;
          run_id: string;
          sale_after?: number | null;
          sale_before?: number | null;
          version: string;
        };
        Update: {
          law?: 'none' | 'lower' | 'not_lower';
          lowest?: number | null;
          margin_after?: number | null;
          margin_before?: number | null;
          price_after?: number;
          price_before?: number;
          product_id?: string;
          reason?: 'no_cost' | 'cost_without_vat' | 'no_price' | 'too_low' | 'too_high' | 'floor' | null;
          result?: 'applied' | 'stale' | 'undone' | 'changed_since' | null;
          run_id?: string;
          sale_after?: number | null;
          sale_before?: number | null;
          version?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'price_run_lines_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'price_run_lines_run_id_fkey';
            columns: ['run_id'];
            isOneToOne: false;
            referencedRelation: 'price_runs';
            referencedColumns: ['id'];
          },
        ];
      };
      price_runs: {
        Row: {
          applied_at: string | null;
          id: string;
          made_at: string;
          made_by: string | null;
          rule: Json;
          scope: Json;
          state: 'simulated' | 'applying' | 'applied' | 'undoing' | 'undone';
          unchanged: number;
          undone_at: string | null;
        };
        Insert: {
          applied_at?: string | null;
          id: string;
          made_at?: string;
          made_by?: string | null;
          rule: Json;
          scope: Json;
          state?: 'simulated' | 'applying' | 'applied' | 'undoing' | 'undone';
          unchanged?: number;
          undone_at?: string | null;
        };
        Update: {
          applied_at?: string | null;
          id?: string;
          made_at?: string;
          made_by?: string | null;
          rule?: Json;
          scope?: Json;
          state?: 'simulated' | 'applying' | 'applied' | 'undoing' | 'undone';
          unchanged?: number;
          undone_at?: string | null;
        };
        Relationships: [
        ];
      };
      product_compositions: {
        Row: {
          fibre_code: string;
          part_code: string;
          percent: number;
          product_id: string;
        };
        Insert: {
          fibre_code: string;
          part_code: string;
          percent: number;
          product_id: string;
        };
        Update: {
          fibre_code?: string;
          part_code?: string;
          percent?: number;
          product_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'product_compositions_fibre_code_fkey';
            columns: ['fibre_code'];
            isOneToOne: false;
            referencedRelation: 'fibres';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'product_compositions_part_code_fkey';
            columns: ['part_code'];
            isOneToOne: false;
            referencedRelation: 'garment_parts';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'product_compositions_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      product_import_lines: {
        Row: {
          active: boolean | null;
          before: Json | null;
          content: Json | null;
          fields: string[];
          import_id: string;
          kind: 'new' | 'changed' | 'unchanged' | 'wrong';
          line: number;
          number: number;
          problems: Json;
          product_id: string;
          state: 'waiting' | 'done' | 'failed' | 'undone' | 'kept';
          version: string | null;
          version_after: string | null;
        };
        Insert: {
          active?: boolean | null;
          before?: Json | null;
          content?: Json | null;
          fields?: string[];
          import_id: string;
          kind: 'new' | 'changed' | 'unchanged' | 'wrong';
          line: number;
          number: number;
          problems?: Json;
          product_id: string;
          state?: 'waiting' | 'done' | 'failed' | 'undone' | 'kept';
          version?: string | null;
          version_after?: string | null;
        };
        Update: {
          active?: boolean | null;
          before?: Json | null;
          content?: Json | null;
          fields?: string[];
          import_id?: string;
          kind?: 'new' | 'changed' | 'unchanged' | 'wrong';
          line?: number;
          number?: number;
          problems?: Json;
          product_id?: string;
          state?: 'waiting' | 'done' | 'failed' | 'undone' | 'kept';
          version?: string | null;
          version_after?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'product_import_lines_import_id_fkey';
            columns: ['import_id'];
            isOneToOne: false;
            referencedRelation: 'product_imports';
            referencedColumns: ['id'];
          },
        ];
      };
      product_imports: {
        Row: {
          checked: number;
          created_at: string;
          file_name: string;
          finished_at: string | null;
          id: string;
          owner_id: string | null;
          refusal: Json | null;
          state: 'uploading' | 'checking' | 'checked' | 'running' | 'done' | 'undoing' | 'undone' | 'refused';
          taken_at: string | null;
          upload_id: string | null;
        };
        Insert: {
          checked?: number;
          created_at?: string;
          file_name: string;
          finished_at?: string | null;
          id: string;
          owner_id?: string | null;
          refusal?: Json | null;
          state?: 'uploading' | 'checking' | 'checked' | 'running' | 'done' | 'undoing' | 'undone' | 'refused';
          taken_at?: string | null;
          upload_id?: string | null;
        };
        Update: {
          checked?: number;
          created_at?: string;
          file_name?: string;
          finished_at?: string | null;
          id?: string;
          owner_id?: string | null;
          refusal?: Json | null;
          state?: 'uploading' | 'checking' | 'checked' | 'running' | 'done' | 'undoing' | 'undone' | 'refused';
          taken_at?: string | null;
          upload_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'product_imports_upload_id_fkey';
            columns: ['upload_id'];
            isOneToOne: false;
            referencedRelation: 'uploads';
            referencedColumns: ['id'];
          },
        ];
      };
      product_measurements: {
        Row: {
          measure: string;
          millimetres: number;
          product_id: string;
          size: string;
        };
        Insert: {
          measure: string;
          millimetres: number;
          product_id: string;
          size?: string;
        };
        Update: {
          measure?: string;
          millimetres?: number;
          product_id?: string;
          size?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'product_measurements_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      product_pictures: {
        Row: {
          alt: string;
          alt_lt: string;
          alt_ru: string;
          color: string;
          picture: string;
          product_id: string;
        };
        Insert: {
          alt: string;
          alt_lt: string;
          alt_ru: string;
          color?: string;
          picture: string;
          product_id: string;
        };
        Update: {
          alt?: string;
          alt_lt?: string;
          alt_ru?: string;
          color?: string;
          picture?: string;
          product_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'product_pictures_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      product_plans: {
        Row: {
          act: 'sell' | 'withdraw';
          due_at: string;
          product_id: string;
          refusal: Json | null;
        };
        Insert: {
          act: 'sell' | 'withdraw';
          due_at: string;
          product_id: string;
          refusal?: Json | null;
        };
        Update: {
          act?: 'sell' | 'withdraw';
          due_at?: string;
          product_id?: string;
          refusal?: Json | null;
        };
        Relationships: [
          {
            foreignKeyName: 'product_plans_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: true;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      product_variants: {
        Row: {
          color: string;
          created_at: string;
          free: number;
          id: string;
          on_hand: number;
          position: number;
          product_id: string;
          reserved: number;
          size: string;
          sku: string;
        };
        Insert: {
          color?: string;
          created_at?: string;
          free?: never;
          id?: string;
          on_hand?: number;
          position?: number;
          product_id: string;
          reserved?: number;
          size?: string;
          sku: string;
        };
        Update: {
          color?: string;
          created_at?: string;
          free?: never;
          id?: string;
          on_hand?: number;
          position?: number;
          product_id?: string;
          reserved?: number;
          size?: string;
          sku?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'product_variants_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      product_versions: {
        Row: {
          content: Json;
          id: number;
          product_id: string;
          request_id: string | null;
          saved_at: string;
          saved_by: string | null;
        };
        Insert: {
          content: Json;
          id?: never;
          product_id: string;
          request_id?: string | null;
          saved_at?: string;
          saved_by?: string | null;
        };
        Update: {
          content?: Json;
          id?: never;
          product_id?: string;
          request_id?: string | null;
          saved_at?: string;
          saved_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'product_versions_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      products: {
        Row: {
          active: boolean;
          archived_at: string | null;
          brand: string;
          care_code: string | null;
          category: string | null;
          claim_proof: string;
          claims: string[];
          colors: string[];
          country_of_origin: string | null;
          created_at: string;
          description: string;
          description_lt: string;
          description_ru: string;
          featured: boolean;
          fit_code: string | null;
          id: string;
          images: string[];
          is_new: boolean;
          is_sale: boolean;
          lowest_price: number | null;
          manufacturer_id: string | null;
          model_height: number | null;
          model_size: string | null;
          name: string;
          name_lt: string;
          name_ru: string;
          price: number;
          rating: number | null;
          review_count: number;
          sale_price: number | null;
          size_guide_code: string | null;
          sizes: string[];
          sku: string;
          stock_quantity: number;
          subcategory: string | null;
          tags: string[];
          updated_at: string;
          warnings: string;
          warnings_lt: string;
          warnings_ru: string;
        };
        Insert: {
          active?: boolean;
          archived_at?: string | null;
          brand?: string;
          care_code?: string | null;
          category?: string | null;
          claim_proof?: string;
          claims?: string[];
          colors?: string[];
          country_of_origin?: string | null;
          created_at?: string;
          description?: string;
          description_lt?: string;
          description_ru?: string;
          featured?: boolean;
          fit_code?: string | null;
          id: string;
          images?: string[];
          is_new?: boolean;
          is_sale?: boolean;
          lowest_price?: number | null;
          manufacturer_id?: string | null;
          model_height?: number | null;
          model_size?: string | null;
          name: string;
          name_lt?: string;
          name_ru?: string;
          price?: number;
          rating?: number | null;
          review_count?: number;
          sale_price?: number | null;
          size_guide_code?: string | null;
          sizes?: string[];
          sku: string;
          stock_quantity?: number;
          subcategory?: string | null;
          tags?: string[];
          updated_at?: string;
          warnings?: string;
          warnings_lt?: string;
          warnings_ru?: string;
        };
        Update: {
          active?: boolean;
          archived_at?: string | null;
          brand?: string;
          care_code?: string | null;
          category?: string | null;
          claim_proof?: string;
          claims?: string[];
          colors?: string[];
          country_of_origin?: string | null;
          created_at?: string;
          description?: string;
          description_lt?: string;
          description_ru?: string;
          featured?: boolean;
          fit_code?: string | null;
          id?: string;
          images?: string[];
          is_new?: boolean;
          is_sale?: boolean;
          lowest_price?: number | null;
          manufacturer_id?: string | null;
          model_height?: number | null;
          model_size?: string | null;
          name?: string;
          name_lt?: string;
          name_ru?: string;
          price?: number;
          rating?: number | null;
          review_count?: number;
          sale_price?: number | null;
          size_guide_code?: string | null;
          sizes?: string[];
          sku?: string;
          stock_quantity?: number;
          subcategory?: string | null;
          tags?: string[];
          updated_at?: string;
          warnings?: string;
          warnings_lt?: string;
          warnings_ru?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'products_care_code_fkey';
            columns: ['care_code'];
            isOneToOne: false;
            referencedRelation: 'care_instructions';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'products_category_fkey';
            columns: ['category'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'products_fit_code_fkey';
            columns: ['fit_code'];
            isOneToOne: false;
            referencedRelation: 'fits';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'products_manufacturer_id_fkey';
            columns: ['manufacturer_id'];
            isOneToOne: false;
            referencedRelation: 'manufacturers';
            referencedColumns: ['id'];
          },
        ];
      };
      profiles: {
        Row: {
          created_at: string;
          display_name: string | null;
          language: 'en' | 'lt' | 'ru';
          phone_number: string | null;
          shipping_address: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          display_name?: string | null;
          language?: 'en' | 'lt' | 'ru';
          phone_number?: string | null;
          shipping_address?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          display_name?: string | null;
          language?: 'en' | 'lt' | 'ru';
          phone_number?: string | null;
          shipping_address?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
        ];
      };
      public_holidays: {
        Row: {
          country: string;
          day: string;
          name: string;
          name_lt: string;
          name_ru: string;
        };
        Insert: {
          country: string;
          day: string;
          name: string;
          name_lt: string;
          name_ru: string;
        };
        Update: {
          country?: string;
          day?: string;
          name?: string;
          name_lt?: string;
          name_ru?: string;
        };
        Relationships: [
        ];
      };
      publishing_changes: {
        Row: {
          action: 'insert' | 'update' | 'delete';
          changed_at: string;
          changed_by: string | null;
          first_at: string;
          kind: 'product' | 'category' | 'text' | 'banner' | 'curation' | 'setting' | 'delivery' | 'words';
          name: string;
          row_key: string;
          transaction_id: string;
        };
        Insert: {
          action: 'insert' | 'update' | 'delete';
          changed_at?: string;
          changed_by?: string | null;
          first_at?: string;
          kind: 'product' | 'category' | 'text' | 'banner' | 'curation' | 'setting' | 'delivery' | 'words';
          name?: string;
          row_key: string;
          transaction_id?: string;
        };
        Update: {
          action?: 'insert' | 'update' | 'delete';
          changed_at?: string;
          changed_by?: string | null;
          first_at?: string;
          kind?: 'product' | 'category' | 'text' | 'banner' | 'curation' | 'setting' | 'delivery' | 'words';
          name?: string;
          row_key?: string;
          transaction_id?: string;
        };
        Relationships: [
        ];
      };
      rate_limit_salt: {
        Row: {
          only_row: boolean;
          salt: string;
        };
        Insert: {
          only_row?: boolean;
          salt?: string;
        };
        Update: {
          only_row?: boolean;
          salt?: string;
        };
        Relationships: [
        ];
      };
      rate_limits: {
        Row: {
          bucket: string;
          subject_hash: string;
          taken: number;
          window_ends_at: string;
        };
        Insert: {
          bucket: string;
          subject_hash: string;
          taken: number;
          window_ends_at: string;
        };
        Update: {
          bucket?: string;
          subject_hash?: string;
          taken?: number;
          window_ends_at?: string;
        };
        Relationships: [
        ];
      };
      recovery_codes: {
        Row: {
          code_hash: string;
          created_at: string;
          id: string;
          used_at: string | null;
          user_id: string;
        };
        Insert: {
          code_hash: string;
          created_at?: string;
          id?: string;
          used_at?: string | null;
          user_id: string;
        };
        Update: {
          code_hash?: string;
          created_at?: string;
          id?: string;
          used_at?: string | null;
          user_id?: string;
        };
        Relationships: [
        ];
      };
      refund_items: {
        Row: {
          amount: number;
          amount_eur: number;
          order_item_id: number;
          quantity: number;
          refund_id: string;
          restocked: boolean;
          unsent: number;
        };
        Insert: {
          amount: number;
          amount_eur: number;
          order_item_id: number;
          quantity: number;
          refund_id: string;
          restocked?: boolean;
          unsent?: number;
        };
        Update: {
          amount?: number;
          amount_eur?: number;
          order_item_id?: number;
          quantity?: number;
          refund_id?: string;
          restocked?: boolean;
          unsent?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'refund_items_order_item_id_fkey';
            columns: ['order_item_id'];
            isOneToOne: false;
            referencedRelation: 'order_items';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'refund_items_refund_id_fkey';
            columns: ['refund_id'];
            isOneToOne: false;
            referencedRelation: 'refunds';
            referencedColumns: ['id'];
          },
        ];
      };
      refunds: {
        Row: {
          amount: number;
          amount_eur: number;
          attempts: number;
          completed_at: string | null;
          created_at: string;
          created_by: string;
          currency: 'EUR' | 'USD';
          due_at: string;
          id: string;
          kept_back: number;
          kept_back_eur: number;
          last_error: string | null;
          next_attempt_at: string;
          order_id: string;
          other_amount: number;
          other_amount_eur: number;
          payment_id: string;
          provider_refund_id: string | null;
          reason: 'late_payment' | 'double_payment' | 'amount_mismatch' | 'return' | 'withdrawal' | 'cancellation' | 'goodwill';
          shipping_amount: number;
          shipping_amount_eur: number;
          state: 'pending' | 'submitted' | 'succeeded' | 'failed' | 'void';
        };
        Insert: {
          amount: number;
          amount_eur: number;
          attempts?: number;
          completed_at?: string | null;
          created_at?: string;
          created_by?: string;
          currency: 'EUR' | 'USD';
          due_at?: string;
          id?: string;
          kept_back?: number;
          kept_back_eur?: number;
          last_error?: string | null;
          next_attempt_at?: string;
          order_id: string;
          other_amount?: number;
          other_amount_eur?: number;
          payment_id: string;
          provider_refund_id?: string | null;
          reason: 'late_payment' | 'double_payment' | 'amount_mismatch' | 'return' | 'withdrawal' | 'cancellation' | 'goodwill';
          shipping_amount?: number;
          shipping_amount_eur?: number;
          state?: 'pending' | 'submitted' | 'succeeded' | 'failed' | 'void';
        };
        Update: {
          amount?: number;
          amount_eur?: number;
          attempts?: number;
          completed_at?: string | null;
          created_at?: string;
          created_by?: string;
          currency?: 'EUR' | 'USD';
          due_at?: string;
          id?: string;
          kept_back?: number;
          kept_back_eur?: number;
          last_error?: string | null;
          next_attempt_at?: string;
          order_id?: string;
          other_amount?: number;
          other_amount_eur?: number;
          payment_id?: string;
          provider_refund_id?: string | null;
          reason?: 'late_payment' | 'double_payment' | 'amount_mismatch' | 'return' | 'withdrawal' | 'cancellation' | 'goodwill';
          shipping_amount?: number;
          shipping_amount_eur?: number;
          state?: 'pending' | 'submitted' | 'succeeded' | 'failed' | 'void';
        };
        Relationships: [
          {
            foreignKeyName: 'refunds_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'refunds_payment_id_fkey';
            columns: ['payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['id'];
          },
        ];
      };
      reserved_slugs: {
        Row: {
          slug: string;
        };
        Insert: {
          slug: string;
        };
        Update: {
          slug?: string;
        };
        Relationships: [
        ];
      };
      return_items: {
        Row: {
          condition: 'as_new' | 'worn' | 'damaged' | 'missing' | null;
          exchange_variant_id: string | null;
          order_item_id: number;
          quantity: number;
          received_quantity: number | null;
          restock: boolean | null;
          restocked: boolean;
          return_id: string;
          variant_id: string;
        };
        Insert: {
          condition?: 'as_new' | 'worn' | 'damaged' | 'missing' | null;
          exchange_variant_id?: string | null;
          order_item_id: number;
          quantity: number;
          received_quantity?: number | null;
          restock?: boolean | null;
          restocked?: boolean;
          return_id: string;
          variant_id: string;
        };
        Update: {
          condition?: 'as_new' | 'worn' | 'damaged' | 'missing' | null;
          exchange_variant_id?: string | null;
          order_item_id?: number;
          quantity?: number;
          received_quantity?: number | null;
          restock?: boolean | null;
          restocked?: boolean;
          return_id?: string;
          variant_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'return_items_exchange_variant_id_fkey';
            columns: ['exchange_variant_id'];
            isOneToOne: false;
            referencedRelation: 'product_variants';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'return_items_order_item_id_fkey';
            columns: ['order_item_id'];
            isOneToOne: false;
            referencedRelation: 'order_items';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'return_items_return_id_fkey';
            columns: ['return_id'];
            isOneToOne: false;
            referencedRelation: 'returns';
            referencedColumns: ['id'];
          },
        ];
      };
      return_measures: {
        Row: {
          basis: 'product' | 'category' | 'shop';
          basis_points: number;
          product_id: string;
        };
        Insert: {
          basis: 'product' | 'category' | 'shop';
          basis_points: number;
          product_id: string;
        };
        Update: {
          basis?: 'product' | 'category' | 'shop';
          basis_points?: number;
          product_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'return_measures_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: true;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      returns: {
        Row: {
          accepted_at: string | null;
          closed_at: string | null;
          goods: number | null;
          id: string;
          label_carrier: string | null;
          label_cost: number | null;
          label_cost_eur: number;
          note: string | null;
          order_id: string;
          reason: 'withdrawal' | 'return' | 'exchange' | 'complaint';
          received_at: string | null;
          refund_due_at: string | null;
          refund_id: string | null;
          refusal: string | null;
          request_id: string | null;
          requested_at: string;
          return_number: string;
          state: 'requested' | 'label_sent' | 'in_transit' | 'received' | 'accepted' | 'refused' | 'closed';
          tracking_number: string | null;
          withdrawal_id: string | null;
        };
        Insert: {
          accepted_at?: string | null;
          closed_at?: string | null;
          goods?: number | null;
          id?: string;
          label_carrier?: string | null;
          label_cost?: number | null;
          label_cost_eur?: number;
          note?: string | null;
          order_id: string;
          reason: 'withdrawal' | 'return' | 'exchange' | 'complaint';
          received_at?: string | null;
          refund_due_at?: string | null;
          refund_id?: string | null;
          refusal?: string | null;
          request_id?: string | null;
          requested_at?: string;
          return_number: string;
          state?: 'requested' | 'label_sent' | 'in_transit' | 'received' | 'accepted' | 'refused' | 'closed';
          tracking_number?: string | null;
          withdrawal_id?: string | null;
        };
        Update: {
          accepted_at?: string | null;
          closed_at?: string | null;
          goods?: number | null;
          id?: string;
          label_carrier?: string | null;
          label_cost?: number | null;
          label_cost_eur?: number;
          note?: string | null;
          order_id?: string;
          reason?: 'withdrawal' | 'return' | 'exchange' | 'complaint';
          received_at?: string | null;
          refund_due_at?: string | null;
          refund_id?: string | null;
          refusal?: string | null;
          request_id?: string | null;
          requested_at?: string;
          return_number?: string;
          state?: 'requested' | 'label_sent' | 'in_transit' | 'received' | 'accepted' | 'refused' | 'closed';
          tracking_number?: string | null;
          withdrawal_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'returns_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'returns_refund_id_fkey';
            columns: ['refund_id'];
            isOneToOne: false;
            referencedRelation: 'refunds';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'returns_withdrawal_id_fkey';
            columns: ['withdrawal_id'];
            isOneToOne: false;
            referencedRelation: 'withdrawals';
            referencedColumns: ['id'];
          },
        ];
      };
      review_photos: {
        Row: {
          created_at: string;
          height: number;
          id: string;
          order_item_id: number;
          picture: string;
          thumbnail: string;
          width: number;
        };
        Insert: {
          created_at?: string;
          height: number;
          id?: string;
          order_item_id: number;
          picture: string;
          thumbnail: string;
          width: number;
        };
        Update: {
          created_at?: string;
          height?: number;
          id?: string;
          order_item_id?: number;
          picture?: string;
          thumbnail?: string;
          width?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'review_photos_order_item_id_fkey';
            columns: ['order_item_id'];
            isOneToOne: false;
            referencedRelation: 'order_items';
            referencedColumns: ['id'];
          },
        ];
      };
      reviews: {
        Row: {
          author_name: string;
          body: string;
          color: string;
          created_at: string;
          fit: 'small' | 'true' | 'large' | null;
          id: string;
          is_demonstration: boolean;
          language: 'en' | 'lt' | 'ru';
          moderated_at: string | null;
          moderated_by: string | null;
          order_item_id: number | null;
          photo: string | null;
          product_id: string;
          rejection: string | null;
          revision: number;
          size: string;
          stars: number;
          status: 'pending' | 'approved' | 'rejected';
          user_id: string | null;
        };
        Insert: {
          author_name: string;
          body?: string;
          color?: string;
          created_at?: string;
          fit?: 'small' | 'true' | 'large' | null;
          id?: string;
          is_demonstration?: boolean;
          language: 'en' | 'lt' | 'ru';
          moderated_at?: string | null;
          moderated_by?: string | null;
          order_item_id?: number | null;
          photo?: string | null;
          product_id: string;
          rejection?: string | null;
          revision?: number;
          size?: string;
          stars: number;
          status?: 'pending' | 'approved' | 'rejected';
          user_id?: string | null;
        };
        Update: {
          author_name?: string;
          body?: string;
          color?: string;
          created_at?: string;
          fit?: 'small' | 'true' | 'large' | null;
          id?: string;
          is_demonstration?: boolean;
          language?: 'en' | 'lt' | 'ru';
          moderated_at?: string | null;
          moderated_by?: string | null;
          order_item_id?: number | null;
          photo?: string | null;
          product_id?: string;
          rejection?: string | null;
          revision?: number;
          size?: string;
          stars?: number;
          status?: 'pending' | 'approved' | 'rejected';
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'reviews_order_item_id_fkey';
            columns: ['order_item_id'];
            isOneToOne: true;
            referencedRelation: 'order_items';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reviews_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      saved_views: {
        Row: {
          created_at: string;
          created_by: string;
          id: string;
          name: string;
          query: string;
          section: string;
        };
        Insert: {
          created_at?: string;
          created_by: string;
          id: string;
          name: string;
          query: string;
          section: string;
        };
        Update: {
          created_at?: string;
          created_by?: string;
          id?: string;
          name?: string;
          query?: string;
          section?: string;
        };
        Relationships: [
        ];
      };
      search_counts: {
        Row: {
          day: string;
          language: 'en' | 'lt' | 'ru';
          query: string;
          searches: number;
          without_result: number;
        };
        Insert: {
          day?: string;
          language: 'en' | 'lt' | 'ru';
          query: string;
          searches: number;
          without_result?: number;
        };
        Update: {
          day?: string;
          language?: 'en' | 'lt' | 'ru';
          query?: string;
          searches?: number;
          without_result?: number;
        };
        Relationships: [
        ];
      };
      search_documents: {
        Row: {
          language: 'en' | 'lt' | 'ru';
          product_id: string;
          title: string;
          words: string;
        };
        Insert: {
          language: 'en' | 'lt' | 'ru';
          product_id: string;
          title: string;
          words: string;
        };
        Update: {
          language?: 'en' | 'lt' | 'ru';
          product_id?: string;
          title?: string;
          words?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'search_documents_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      search_redirects: {
        Row: {
          language: 'en' | 'lt' | 'ru';
          path: string;
          query: string;
          updated_at: string;
        };
        Insert: {
          language: 'en' | 'lt' | 'ru';
          path: string;
          query: string;
          updated_at?: string;
        };
        Update: {
          language?: 'en' | 'lt' | 'ru';
          path?: string;
          query?: string;
          updated_at?: string;
        };
        Relationships: [
        ];
      };
      search_synonyms: {
        Row: {
          id: string;
          language: 'en' | 'lt' | 'ru';
          updated_at: string;
          words: string[];
        };
        Insert: {
          id?: string;
          language: 'en' | 'lt' | 'ru';
          updated_at?: string;
          words: string[];
        };
        Update: {
          id?: string;
          language?: 'en' | 'lt' | 'ru';
          updated_at?: string;
          words?: string[];
        };
        Relationships: [
        ];
      };
      search_vocabulary: {
        Row: {
          language: 'en' | 'lt' | 'ru';
          likeness: string;
          word: string;
        };
        Insert: {
          language: 'en' | 'lt' | 'ru';
          likeness?: never;
          word: string;
        };
        Update: {
          language?: 'en' | 'lt' | 'ru';
          likeness?: never;
          word?: string;
        };
        Relationships: [
        ];
      };
      settings: {
        Row: {
          description: string;
          is_public: boolean;
          key: string;
          updated_at: string;
          value: Json;
        };
        Insert: {
          description?: string;
          is_public?: boolean;
          key: string;
          updated_at?: string;
          value: Json;
        };
        Update: {
          description?: string;
          is_public?: boolean;
          key?: string;
          updated_at?: string;
          value?: Json;
        };
        Relationships: [
        ];
      };
      shipping_zones: {
        Row: {
          country: string;
          display_order: number;
          free_from: number;
          is_active: boolean;
          name: string;
          name_lt: string;
          name_ru: string;
          standard_fee: number;
          updated_at: string;
        };
        Insert: {
          country: string;
          display_order?: number;
          free_from: number;
          is_active?: boolean;
          name: string;
          name_lt: string;
          name_ru: string;
          standard_fee: number;
          updated_at?: string;
        };
        Update: {
          country?: string;
          display_order?: number;
          free_from?: number;
          is_active?: boolean;
          name?: string;
          name_lt?: string;
          name_ru?: string;
          standard_fee?: number;
          updated_at?: string;
        };
        Relationships: [
        ];
      };
      slug_redirects: {
        Row: {
          created_at: string;
          new_path: string;
          old_path: string;
        };
        Insert: {
          created_at?: string;
          new_path: string;
          old_path: string;
        };
        Update: {
          created_at?: string;
          new_path?: string;
          old_path?: string;
        };
        Relationships: [
        ];
      };
      state_transitions: {
        Row: {
          from_state: string;
          machine: 'order' | 'payment' | 'return';
          to_state: string;
        };
        Insert: {
          from_state: string;
          machine: 'order' | 'payment' | 'return';
          to_state: string;
        };
        Update: {
          from_state?: string;
          machine?: 'order' | 'payment' | 'return';
          to_state?: string;
        };
        Relationships: [
        ];
      };
      stock_import_lines: {
        Row: {
          counted: number | null;
          expected: number | null;
          expected_before: number | null;
          import_id: string;
          line: number;
          note: string | null;
          problem: string | null;
          run: number;
          sku: string;
          state: 'waiting' | 'same' | 'done' | 'wrong';
          value: string;
          variant_id: string | null;
        };
        Insert: {
          counted?: number | null;
          expected?: number | null;
          expected_before?: number | null;
          import_id: string;
          line: number;
          note?: string | null;
          problem?: string | null;
          run?: number;
          sku: string;
          state: 'waiting' | 'same' | 'done' | 'wrong';
          value?: string;
          variant_id?: string | null;
        };
        Update: {
          counted?: number | null;
          expected?: number | null;
          expected_before?: number | null;
          import_id?: string;
          line?: number;
          note?: string | null;
          problem?: string | null;
          run?: number;
          sku?: string;
          state?: 'waiting' | 'same' | 'done' | 'wrong';
          value?: string;
          variant_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'stock_import_lines_import_id_fkey';
            columns: ['import_id'];
            isOneToOne: false;
            referencedRelation: 'stock_imports';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'stock_import_lines_variant_id_fkey';
            columns: ['variant_id'];
            isOneToOne: false;
            referencedRelation: 'product_variants';
            referencedColumns: ['id'];
          },
        ];
      };
      stock_imports: {
        Row: {
          closed_at: string | null;
          created_at: string;
          created_by: string | null;
          file_name: string;
          id: string;
          number: number;
          run: number;
          state: 'reading' | 'checked' | 'running' | 'done' | 'cancelled';
          uncounted: number;
        };
        Insert: {
          closed_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          file_name: string;
          id: string;
          number?: never;
          run?: number;
          state?: 'reading' | 'checked' | 'running' | 'done' | 'cancelled';
          uncounted?: number;
        };
        Update: {
          closed_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          file_name?: string;
          id?: string;
          number?: never;
          run?: number;
          state?: 'reading' | 'checked' | 'running' | 'done' | 'cancelled';
          uncounted?: number;
        };
        Relationships: [
        ];
      };
      stock_movements: {
        Row: {
          actor: string;
          change: number;
          created_at: string;
          id: number;
          kind: 'opening' | 'sale' | 'restock' | 'delivery' | 'adjustment';
          note: string | null;
          on_hand_after: number;
          order_id: string | null;
          reason: string | null;
          request_id: string | null;
          variant_id: string;
        };
        Insert: {
          actor?: string;
          change: number;
          created_at?: string;
          id?: never;
          kind: 'opening' | 'sale' | 'restock' | 'delivery' | 'adjustment';
          note?: string | null;
          on_hand_after: number;
          order_id?: string | null;
          reason?: string | null;
          request_id?: string | null;
          variant_id: string;
        };
        Update: {
          actor?: string;
          change?: number;
          created_at?: string;
          id?: never;
          kind?: 'opening' | 'sale' | 'restock' | 'delivery' | 'adjustment';
          note?: string | null;
          on_hand_after?: number;
          order_id?: string | null;
          reason?: string | null;
          request_id?: string | null;
          variant_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'stock_movements_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'stock_movements_variant_id_fkey';
            columns: ['variant_id'];
            isOneToOne: false;
            referencedRelation: 'product_variants';
            referencedColumns: ['id'];
          },
        ];
      };
      stock_reservations: {
        Row: {
          created_at: string;
          id: number;
          order_id: string;
          quantity: number;
          return_id: string | null;
          state: 'open' | 'sold' | 'released';
          variant_id: string;
        };
        Insert: {
          created_at?: string;
          id?: never;
          order_id: string;
          quantity: number;
          return_id?: string | null;
          state?: 'open' | 'sold' | 'released';
          variant_id: string;
        };
        Update: {
          created_at?: string;
          id?: never;
          order_id?: string;
          quantity?: number;
          return_id?: string | null;
          state?: 'open' | 'sold' | 'released';
          variant_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'stock_reservations_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'stock_reservations_return_id_fkey';
            columns: ['return_id'];
            isOneToOne: false;
            referencedRelation: 'returns';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'stock_reservations_variant_id_fkey';
            columns: ['variant_id'];
            isOneToOne: false;
            referencedRelation: 'product_variants';
            referencedColumns: ['id'];
          },
        ];
      };
      stock_take_lines: {
        Row: {
          counted: number;
          counted_at: string;
          counted_by: string;
          expected: number;
          is_applied: boolean;
          take_id: string;
          variant_id: string;
        };
        Insert: {
          counted: number;
          counted_at?: string;
          counted_by: string;
          expected: number;
          is_applied?: boolean;
          take_id: string;
          variant_id: string;
        };
        Update: {
          counted?: number;
          counted_at?: string;
          counted_by?: string;
          expected?: number;
          is_applied?: boolean;
          take_id?: string;
          variant_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'stock_take_lines_take_id_fkey';
            columns: ['take_id'];
            isOneToOne: false;
            referencedRelation: 'stock_takes';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'stock_take_lines_variant_id_fkey';
            columns: ['variant_id'];
            isOneToOne: false;
            referencedRelation: 'product_variants';
            referencedColumns: ['id'];
          },
        ];
      };
      stock_takes: {
        Row: {
          category: string | null;
          closed_at: string | null;
          closed_by: string | null;
          created_at: string;
          created_by: string;
          id: string;
          name: string;
          number: number;
          state: 'open' | 'applied' | 'cancelled';
        };
        Insert: {
          category?: string | null;
          closed_at?: string | null;
          closed_by?: string | null;
          created_at?: string;
          created_by: string;
          id: string;
          name: string;
          number?: never;
          state?: 'open' | 'applied' | 'cancelled';
        };
        Update: {
          category?: string | null;
          closed_at?: string | null;
          closed_by?: string | null;
          created_at?: string;
          created_by?: string;
          id?: string;
          name?: string;
          number?: never;
          state?: 'open' | 'applied' | 'cancelled';
        };
        Relationships: [
          {
            foreignKeyName: 'stock_takes_category_fkey';
            columns: ['category'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['slug'];
          },
        ];
      };
      supplier_feed_rows: {
        Row: {
          available_after: number | null;
          available_before: number | null;
          cost_after: number | null;
          cost_before: number | null;
          is_jump: boolean;
          kind: 'changed' | 'new' | 'unknown' | 'error';
          place: number;
          product_id: string | null;
          reason: string | null;
          result: 'applied' | 'stale' | 'left' | null;
          run_id: string;
          sku: string;
          version: string | null;
        };
        Insert: {
          available_after?: number | null;
          available_before?: number | null;
          cost_after?: number | null;
          cost_before?: number | null;
          is_jump?: boolean;
          kind: 'changed' | 'new' | 'unknown' | 'error';
          place: number;
          product_id?: string | null;
          reason?: string | null;
          result?: 'applied' | 'stale' | 'left' | null;
          run_id: string;
          sku?: string;
          version?: string | null;
        };
        Update: {
          available_after?: number | null;
          available_before?: number | null;
          cost_after?: number | null;
          cost_before?: number | null;
          is_jump?: boolean;
          kind?: 'changed' | 'new' | 'unknown' | 'error';
          place?: number;
          product_id?: string | null;
          reason?: string | null;
          result?: 'applied' | 'stale' | 'left' | null;
          run_id?: string;
          sku?: string;
          version?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'supplier_feed_rows_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'supplier_feed_rows_run_id_fkey';
            columns: ['run_id'];
            isOneToOne: false;
            referencedRelation: 'supplier_feed_runs';
            referencedColumns: ['id'];
          },
        ];
      };
      supplier_feed_runs: {
        Row: {
          applied_at: string | null;
          errors: Json;
          failure: Json | null;
          feed_id: string;
          file_name: string | null;
          finished_at: string | null;
          id: string;
          origin: 'address' | 'file' | 'schedule';
          rows_changed: number;
          rows_read: number;
          started_at: string;
          started_by: string | null;
          state: 'running' | 'compared' | 'applied' | 'failed';
          unchanged: number;
        };
        Insert: {
          applied_at?: string | null;
          errors?: Json;
          failure?: Json | null;
          feed_id: string;
          file_name?: string | null;
          finished_at?: string | null;
          id?: string;
          origin?: 'address' | 'file' | 'schedule';
          rows_changed?: number;
          rows_read?: number;
          started_at?: string;
          started_by?: string | null;
          state?: 'running' | 'compared' | 'applied' | 'failed';
          unchanged?: number;
        };
        Update: {
          applied_at?: string | null;
          errors?: Json;
          failure?: Json | null;
          feed_id?: string;
          file_name?: string | null;
          finished_at?: string | null;
          id?: string;
          origin?: 'address' | 'file' | 'schedule';
          rows_changed?: number;
          rows_read?: number;
          started_at?: string;
          started_by?: string | null;
          state?: 'running' | 'compared' | 'applied' | 'failed';
          unchanged?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'supplier_feed_runs_feed_id_fkey';
            columns: ['feed_id'];
            isOneToOne: false;
            referencedRelation: 'supplier_feeds';
            referencedColumns: ['id'];
          },
        ];
      };
      supplier_feeds: {
        Row: {
          applies_itself: boolean;
          at_hour: number;
          created_at: string;
          credential_name: string | null;
          format: 'csv' | 'json';
          id: string;
          includes_vat: boolean;
          is_active: boolean;
          items_path: string;
          largest_change_percent: number;
          mapping: Json;
          match_by: 'supplier_sku' | 'sku';
          name: string;
          next_due_at: string | null;
          on_weekday: number;
          schedule: string | null;
          supplier_id: string;
          updated_at: string;
          url: string | null;
        };
        Insert: {
          applies_itself?: boolean;
          at_hour?: number;
          created_at?: string;
          credential_name?: string | null;
          format: 'csv' | 'json';
          id?: string;
          includes_vat?: boolean;
          is_active?: boolean;
          items_path?: string;
          largest_change_percent?: number;
          mapping?: Json;
          match_by?: 'supplier_sku' | 'sku';
          name: string;
          next_due_at?: string | null;
          on_weekday?: number;
          schedule?: string | null;
          supplier_id: string;
          updated_at?: string;
          url?: string | null;
        };
        Update: {
          applies_itself?: boolean;
          at_hour?: number;
          created_at?: string;
          credential_name?: string | null;
          format?: 'csv' | 'json';
          id?: string;
          includes_vat?: boolean;
          is_active?: boolean;
          items_path?: string;
          largest_change_percent?: number;
          mapping?: Json;
          match_by?: 'supplier_sku' | 'sku';
          name?: string;
          next_due_at?: string | null;
          on_weekday?: number;
          schedule?: string | null;
          supplier_id?: string;
          updated_at?: string;
          url?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'supplier_feeds_supplier_id_fkey';
            columns: ['supplier_id'];
            isOneToOne: false;
            referencedRelation: 'suppliers';
            referencedColumns: ['id'];
          },
        ];
      };
      supplier_products: {
        Row: {
          available: number | null;
          cost: number;
          cost_includes_vat: boolean;
          is_preferred: boolean;
          product_id: string;
          supplier_id: string;
          supplier_sku: string;
          updated_at: string;
        };
        Insert: {
          available?: number | null;
          cost: number;
          cost_includes_vat?: boolean;
          is_preferred?: boolean;
          product_id: string;
          supplier_id: string;
          supplier_sku?: string;
          updated_at?: string;
        };
        Update: {
          available?: number | null;
          cost?: number;
          cost_includes_vat?: boolean;
          is_preferred?: boolean;
          product_id?: string;
          supplier_id?: string;
          supplier_sku?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'supplier_products_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'supplier_products_supplier_id_fkey';
            columns: ['supplier_id'];
            isOneToOne: false;
            referencedRelation: 'suppliers';
            referencedColumns: ['id'];
          },
        ];
      };
      suppliers: {
        Row: {
          contact_name: string;
          country: string | null;
          created_at: string;
          email: string | null;
          id: string;
          is_active: boolean;
          lead_days: number;
          name: string;
          note: string;
          phone: string;
          updated_at: string;
        };
        Insert: {
          contact_name?: string;
          country?: string | null;
          created_at?: string;
          email?: string | null;
          id?: string;
          is_active?: boolean;
          lead_days?: number;
          name: string;
          note?: string;
          phone?: string;
          updated_at?: string;
        };
        Update: {
          contact_name?: string;
          country?: string | null;
          created_at?: string;
          email?: string | null;
          id?: string;
          is_active?: boolean;
          lead_days?: number;
          name?: string;
          note?: string;
          phone?: string;
          updated_at?: string;
        };
        Relationships: [
        ];
      };
      tasks: {
        Row: {
          created_at: string;
          details: Json;
          dispute_id: string | null;
          done_at: string | null;
          done_by: string | null;
          due_at: string;
          id: string;
          kind: 'refund_by_bank' | 'refund_failed' | 'refund_due' | 'dispute' | 'withdrawal_check' | 'withdrawal_unsent' | 'payment_sent_back';
          note: string | null;
          order_id: string | null;
          refund_id: string | null;
          return_id: string | null;
          withdrawal_id: string | null;
        };
        Insert: {
          created_at?: string;
          details?: Json;
          dispute_id?: string | null;
          done_at?: string | null;
          done_by?: string | null;
          due_at: string;
          id?: string;
          kind: 'refund_by_bank' | 'refund_failed' | 'refund_due' | 'dispute' | 'withdrawal_check' | 'withdrawal_unsent' | 'payment_sent_back';
          note?: string | null;
          order_id?: string | null;
          refund_id?: string | null;
          return_id?: string | null;
          withdrawal_id?: string | null;
        };
        Update: {
          created_at?: string;
          details?: Json;
          dispute_id?: string | null;
          done_at?: string | null;
          done_by?: string | null;
          due_at?: string;
          id?: string;
          kind?: 'refund_by_bank' | 'refund_failed' | 'refund_due' | 'dispute' | 'withdrawal_check' | 'withdrawal_unsent' | 'payment_sent_back';
          note?: string | null;
          order_id?: string | null;
          refund_id?: string | null;
          return_id?: string | null;
          withdrawal_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'tasks_dispute_id_fkey';
            columns: ['dispute_id'];
            isOneToOne: false;
            referencedRelation: 'disputes';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_refund_id_fkey';
            columns: ['refund_id'];
            isOneToOne: false;
            referencedRelation: 'refunds';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_return_id_fkey';
            columns: ['return_id'];
            isOneToOne: false;
            referencedRelation: 'returns';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_withdrawal_id_fkey';
            columns: ['withdrawal_id'];
            isOneToOne: false;
            referencedRelation: 'withdrawals';
            referencedColumns: ['id'];
          },
        ];
      };
      text_marks: {
        Row: {
          english: string;
          key: string;
          kind: string;
          language: 'en' | 'lt' | 'ru';
          mark: 'outdated' | 'settled';
        };
        Insert: {
          english: string;
          key: string;
          kind: string;
          language: 'en' | 'lt' | 'ru';
          mark: 'outdated' | 'settled';
        };
        Update: {
          english?: string;
          key?: string;
          kind?: string;
          language?: 'en' | 'lt' | 'ru';
          mark?: 'outdated' | 'settled';
        };
        Relationships: [
        ];
      };
      unproven_passwords: {
        Row: {
          password_hash: string;
          proof_hash: string | null;
          set_aside_at: string;
          user_id: string;
        };
        Insert: {
          password_hash: string;
          proof_hash?: string | null;
          set_aside_at?: string;
          user_id: string;
        };
        Update: {
          password_hash?: string;
          proof_hash?: string | null;
          set_aside_at?: string;
          user_id?: string;
        };
        Relationships: [
        ];
      };
      uploaded_pictures: {
        Row: {
          created_at: string;
          crop_left: number;
          crop_top: number;
          crop_width: number;
          dropped_at: string | null;
          hash: string;
          upload_id: string;
          used_at: string | null;
        };
        Insert: {
          created_at?: string;
          crop_left: number;
          crop_top: number;
          crop_width: number;
          dropped_at?: string | null;
          hash: string;
          upload_id: string;
          used_at?: string | null;
        };
        Update: {
          created_at?: string;
          crop_left?: number;
          crop_top?: number;
          crop_width?: number;
          dropped_at?: string | null;
          hash?: string;
          upload_id?: string;
          used_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'uploaded_pictures_upload_id_fkey';
            columns: ['upload_id'];
            isOneToOne: false;
            referencedRelation: 'uploads';
            referencedColumns: ['id'];
          },
        ];
      };
      uploads: {
        Row: {
          bytes: number | null;
          created_at: string;
          finished_at: string | null;
          height: number | null;
          id: string;
          owner_id: string | null;
          picture: string | null;
          purpose: 'product' | 'banner' | 'review' | 'content' | 'table';
          refusal: string | null;
          state: 'requested' | 'received' | 'ready' | 'refused' | 'dropped';
          storage_path: string;
          taken_at: string | null;
          tries: number;
          width: number | null;
        };
        Insert: {
          bytes?: number | null;
          created_at?: string;
          finished_at?: string | null;
          height?: number | null;
          id?: string;
          owner_id?: string | null;
          picture?: string | null;
          purpose: 'product' | 'banner' | 'review' | 'content' | 'table';
          refusal?: string | null;
          state?: 'requested' | 'received' | 'ready' | 'refused' | 'dropped';
          storage_path: string;
          taken_at?: string | null;
          tries?: number;
          width?: number | null;
        };
        Update: {
          bytes?: number | null;
          created_at?: string;
          finished_at?: string | null;
          height?: number | null;
          id?: string;
          owner_id?: string | null;
          picture?: string | null;
          purpose?: 'product' | 'banner' | 'review' | 'content' | 'table';
          refusal?: string | null;
          state?: 'requested' | 'received' | 'ready' | 'refused' | 'dropped';
          storage_path?: string;
          taken_at?: string | null;
          tries?: number;
          width?: number | null;
        };
        Relationships: [
        ];
      };
      user_roles: {
        Row: {
          created_at: string;
          granted_by: string | null;
          role: 'admin' | 'editor';
          user_id: string;
        };
        Insert: {
          created_at?: string;
          granted_by?: string | null;
          role: 'admin' | 'editor';
          user_id: string;
        };
        Update: {
          created_at?: string;
          granted_by?: string | null;
          role?: 'admin' | 'editor';
          user_id?: string;
        };
        Relationships: [
        ];
      };
      vat_entries: {
        Row: {
          basis_points: number;
          currency: string;
          delivery_country: string;
          invoiced_at: string;
          is_business: boolean;
          issued_at: string;
          net_eur: number;
          number: number;
          series: string;
          vat_country: string;
          vat_eur: number;
        };
        Insert: {
          basis_points: number;
          currency: string;
          delivery_country: string;
          invoiced_at: string;
          is_business: boolean;
          issued_at: string;
          net_eur: number;
          number: number;
          series: string;
          vat_country: string;
          vat_eur: number;
        };
        Update: {
          basis_points?: number;
          currency?: string;
          delivery_country?: string;
          invoiced_at?: string;
          is_business?: boolean;
          issued_at?: string;
          net_eur?: number;
          number?: number;
          series?: string;
          vat_country?: string;
          vat_eur?: number;
        };
        Relationships: [
        ];
      };
      vat_rates: {
        Row: {
          basis_points: number;
          country: string;
          valid_from: string;
        };
        Insert: {
          basis_points: number;
          country: string;
          valid_from: string;
        };
        Update: {
          basis_points?: number;
          country?: string;
          valid_from?: string;
        };
        Relationships: [
        ];
      };
      visit_counts: {
        Row: {
          count: number;
          day: string;
          event: string;
          language: 'en' | 'lt' | 'ru';
          subject: string;
        };
        Insert: {
          count: number;
          day?: string;
          event: string;
          language: 'en' | 'lt' | 'ru';
          subject?: string;
        };
        Update: {
          count?: number;
          day?: string;
          event?: string;
          language?: 'en' | 'lt' | 'ru';
          subject?: string;
        };
        Relationships: [
        ];
      };
      visit_months: {
        Row: {
          count: number;
          event: string;
          language: 'en' | 'lt' | 'ru';
          month: string;
          subject: string;
        };
        Insert: {
          count: number;
          event: string;
          language: 'en' | 'lt' | 'ru';
          month: string;
          subject: string;
        };
        Update: {
          count?: number;
          event?: string;
          language?: 'en' | 'lt' | 'ru';
          month?: string;
          subject?: string;
        };
        Relationships: [
        ];
      };
      visit_totals: {
        Row: {
          count: number;
          day: string;
          event: string;
          language: 'en' | 'lt' | 'ru';
        };
        Insert: {
          count: number;
          day: string;
          event: string;
          language: 'en' | 'lt' | 'ru';
        };
        Update: {
          count?: number;
          day?: string;
          event?: string;
          language?: 'en' | 'lt' | 'ru';
        };
        Relationships: [
        ];
      };
      webhook_events: {
        Row: {
          details: Json;
          event_id: string;
          order_id: string | null;
          outcome: string | null;
          provider: string;
          received_at: string;
          settled_at: string | null;
          settled_by: string | null;
          type: string;
        };
        Insert: {
          details?: Json;
          event_id: string;
          order_id?: string | null;
          outcome?: string | null;
          provider: string;
          received_at?: string;
          settled_at?: string | null;
          settled_by?: string | null;
          type: string;
        };
        Update: {
          details?: Json;
          event_id?: string;
          order_id?: string | null;
          outcome?: string | null;
          provider?: string;
          received_at?: string;
          settled_at?: string | null;
          settled_by?: string | null;
          type?: string;
        };
        Relationships: [
        ];
      };
      withdrawals: {
        Row: {
          checksum: string;
          customer_email: string;
          customer_name: string;
          declared_at: string;
          findings: string[];
          id: string;
          language: 'en' | 'lt' | 'ru';
          lines: Json;
          matched_by: 'token' | 'number_and_email' | null;
          order_id: string | null;
          order_reference: string;
          refund_due_at: string | null;
          scope: 'whole_order' | 'lines';
          statement: string;
        };
        Insert: {
          checksum: string;
          customer_email: string;
          customer_name: string;
          declared_at?: string;
          findings?: string[];
          id?: string;
          language: 'en' | 'lt' | 'ru';
          lines?: Json;
          matched_by?: 'token' | 'number_and_email' | null;
          order_id?: string | null;
          order_reference: string;
          refund_due_at?: never;
          scope: 'whole_order' | 'lines';
          statement: string;
        };
        Update: {
          checksum?: string;
          customer_email?: string;
          customer_name?: string;
          declared_at?: string;
          findings?: string[];
          id?: string;
          language?: 'en' | 'lt' | 'ru';
          lines?: Json;
          matched_by?: 'token' | 'number_and_email' | null;
          order_id?: string | null;
          order_reference?: string;
          refund_due_at?: never;
          scope?: 'whole_order' | 'lines';
          statement?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'withdrawals_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: Record<never, never>;
    Functions: {
      accept_return: {
        Args: { accepted: string; refund: Json; as_refund: boolean; actor: string };
        Returns: Json;
      };
      add_exchange_rate: {
        Args: { wanted: Json };
        Returns: Json;
      };
      add_order_note: {
        Args: { noted_order: string; note: string; actor: string };
        Returns: Json;
      };
      add_public_holidays: {
        Args: { wanted: Json };
        Returns: Json;
      };
      add_stock_import_lines: {
        Args: { import: string; batch: Json };
        Returns: Json;
      };
      add_vat_rate: {
        Args: { wanted_country: string; from_day: string; points: number };
        Returns: Json;
      };
      adjust_stock: {
        Args: { variant: string; change: number; kind: string; reason: string; actor: string; note?: string; request?: string };
        Returns: Json;
      };
      apply_feed_run: {
        Args: { run: string; with_jumps: boolean };
        Returns: Json;
      };
      apply_price_run: {
        Args: { run: string; at_most?: number };
        Returns: Json;
      };
      apply_stock_take: {
        Args: { take: string; actor: string };
        Returns: Json;
      };
      archive_newsletter: {
        Args: { newsletter: string; is_archived: boolean };
        Returns: Json;
      };
      asker: {
        Args: Record<PropertyKey, never>;
        Returns: string;
      };
      attach_payment_session: {
        Args: { paid_order: string; session_id: string; url: string };
        Returns: Json;
      };
      begin_code_build: {
        Args: { deploy: string };
        Returns: string;
      };
      begin_due_build: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      begin_product_import: {
        Args: { import: string; owner: string; name: string; bytes: number };
        Returns: Json;
      };
      begin_stock_import: {
        Args: { import: string; name: string; actor: string };
        Returns: Json;
      };
      begin_stock_take: {
        Args: { take: string; name: string; category: string; actor: string };
        Returns: Json;
      };
      begin_upload: {
        Args: { upload: string; owner: string; upload_purpose: string; upload_bytes: number };
        Returns: Json;
      };
      cancel_build: {
        Args: { build: string };
        Returns: Json;
      };
      cancel_checkout: {
        Args: { token: string };
        Returns: Json;
      };
      cancel_newsletter: {
        Args: { newsletter: string };
        Returns: Json;
      };
      cancel_order: {
        Args: { cancelled_order: string; actor: string; restock: boolean };
        Returns: Json;
      };
      cancel_stock_notice: {
        Args: { cancelled_hash: string };
        Returns: boolean;
      };
      cancel_stock_take: {
        Args: { take: string; actor: string };
        Returns: Json;
      };
      carry_out_categorization: {
        Args: { run: string; checked: number; changes: Json };
        Returns: Json;
      };
      carry_out_product_plans: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      change_own_pin: {
        Args: { person: string; session: string; client: string; old_pin: string; new_pin: string };
        Returns: Json;
      };
      change_products: {
        Args: { changes: Json };
        Returns: Json;
      };
      check_import_lines: {
        Args: { import: string; batch: Json; is_last: boolean };
        Returns: undefined;
      };
      check_stock_import: {
        Args: { import: string; uncounted: number };
        Returns: Json;
      };
      claim_due_feeds: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      claim_my_orders: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      claim_outbox: {
        Args: { maximum?: number; lease?: string };
        Returns: Json;
      };
      claim_refunds: {
        Args: { providers: string[]; maximum?: number; lease?: string };
        Returns: Json;
      };
      close_admin_grant: {
        Args: { person: string; session: string };
        Returns: undefined;
      };
      close_return: {
        Args: { closed: string; actor: string; why: string };
        Returns: Json;
      };
      compare_feed: {
        Args: { made: Json };
        Returns: Json;
      };
      complete_search: {
        Args: { words: string; terms: string[]; spoken: string; found: string[] };
        Returns: Json;
      };
      confirm_bank_refund: {
        Args: { confirmed_refund: string; actor: string; note: string };
        Returns: Json;
      };
      confirm_newsletter: {
        Args: { token_hash: string };
        Returns: boolean;
      };
      confirm_phone_order: {
        Args: { link_hash: string; made_order: string };
        Returns: undefined;
      };
      confirm_stock_notice: {
        Args: { confirmed_hash: string };
        Returns: string;
      };
      correct_search: {
        Args: { words: string; language: string };
        Returns: string;
      };
      count_catalogue_texts: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      count_known_visit: {
        Args: { event: string; subject: string; language: string; country?: string };
        Returns: undefined;
      };
      count_newsletter_recipients: {
        Args: { asked: Json };
        Returns: Json;
      };
      count_recovery_codes: {
        Args: { owner: string };
        Returns: number;
      };
      count_reviewable_lines: {
        Args: { token: string };
        Returns: number;
      };
      count_search: {
        Args: { query: string; language: string; results: number };
        Returns: undefined;
      };
      count_stock: {
        Args: { take: string; variant: string; counted: number; actor: string };
        Returns: Json;
      };
      count_visit: {
        Args: { event: string; subject: string; language: string };
        Returns: undefined;
      };
      count_visitor_search: {
        Args: { words: string; spoken: string; results: number };
        Returns: undefined;
      };
      delete_banner: {
        Args: { banner: string; version: string };
        Returns: Json;
      };
      delete_category: {
        Args: { category: string; version: string };
        Returns: Json;
      };
      delete_coupon: {
        Args: { coupon: string };
        Returns: Json;
      };
      delete_newsletter: {
        Args: { newsletter: string };
        Returns: Json;
      };
      delete_own_review: {
        Args: { order_token: string; owner: string; line: number };
        Returns: Json;
      };
      delete_redirect: {
        Args: { wanted_language: string; gone: string; version: string };
        Returns: Json;
      };
      delete_synonym: {
        Args: { gone: string; version: string };
        Returns: Json;
      };
      describe_placed_order: {
        Args: { placed: Database['public']['Tables']['orders']['Row']; created: boolean };
        Returns: Json;
      };
      edit_order: {
        Args: { edited_order: string; edit: Json; refund: Json; is_trial: boolean; actor: string };
        Returns: Json;
      };
      empty_category: {
        Args: { category: string; target: string };
        Returns: Json;
      };
      end_staff_grants: {
        Args: { person: string; actor: string };
        Returns: Json;
      };
      erase_account: {
        Args: { erased: string; mailbox_hash: string };
        Returns: Json;
      };
      erase_customer: {
        Args: { customer: string; typed: string; mailbox_hash: string };
        Returns: Json;
      };
      escape_like: {
        Args: { words: string };
        Returns: string;
      };
      expire_reservations: {
        Args: { maximum?: number; grace?: string };
        Returns: Json;
      };
      export_account: {
        Args: { exported: string; mailbox_hash: string; most?: number };
        Returns: Json;
      };
      export_coupon: {
        Args: { asked: Json };
        Returns: Json;
      };
      export_customer: {
        Args: { customer: string; mailbox_hash: string; most: number };
        Returns: Json;
      };
      export_products: {
        Args: { asked: Json };
        Returns: Json;
      };
      export_stock: {
        Args: { asked: Json };
        Returns: Json;
      };
      factor_is_shown: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      file_contact_message: {
        Args: { filed: string; wanted: string };
        Returns: Json;
      };
      find_by_words: {
        Args: { terms: string[]; spoken: string; known: string[]; room: number };
        Returns: string[];
      };
      find_catalogue_texts: {
        Args: { asked: Json };
        Returns: Json;
      };
      find_checkout: {
        Args: { token: string };
        Returns: Json;
      };
      find_cut: {
        Args: { picture_hash: string };
        Returns: Json;
      };
      find_for_palette: {
        Args: { asked: Json };
        Returns: Json;
      };
      find_lockers_for_staff: {
        Args: { asked: Json };
        Returns: Json;
      };
      find_moved_path: {
        Args: { path: string };
        Returns: string;
      };
      find_order_document: {
        Args: { token: string; kind: string; wanted_number?: number };
        Returns: Json;
      };
      find_orders: {
        Args: { asked: Json };
        Returns: Json;
      };
      find_parcel_locker: {
        Args: { point_carrier: string; point_id: string };
        Returns: Json;
      };
      find_products: {
        Args: { words: string; language: string };
        Returns: string;
      };
      find_products_to_name: {
        Args: { asked: Json };
        Returns: Json;
      };
      find_products_to_show: {
        Args: { asked: Json };
        Returns: Json;
      };
      find_running_price_run: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      find_running_stock_import: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      find_search_redirect: {
        Args: { words: string; spoken: string };
        Returns: string;
      };
      find_withdrawal_order: {
        Args: { token: string; wanted_number: string; wanted_email: string };
        Returns: Json;
      };
      finish_build: {
        Args: { ended: Json };
        Returns: Json;
      };
      forget_cart: {
        Args: { forgotten_id: string };
        Returns: boolean;
      };
      forget_correspondence: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      forget_newsletter_mail: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      forget_product_imports: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      forget_rate_limits: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      forget_stock_imports: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      forget_uploads: {
        Args: { pictures: string[]; given_up: string[] };
        Returns: undefined;
      };
      give_back_recovery_code: {
        Args: { owner: string; hash: string };
        Returns: boolean;
      };
      give_first_pin: {
        Args: { person: string; pin: string; actor: string };
        Returns: Json;
      };
      give_up_uploads: {
        Args: { at_most?: number };
        Returns: Json;
      };
      grant_staff_role: {
        Args: { address: string; wanted_role: string; actor: string };
        Returns: Json;
      };
      has_back_office_role: {
        Args: { wanted: string[] };
        Returns: boolean;
      };
      hash_secret: {
        Args: { secret: string };
        Returns: string;
      };
      is_admin: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      is_editor: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      is_email: {
        Args: { candidate: string };
        Returns: boolean;
      };
      is_eu_country: {
        Args: { country: string };
        Returns: boolean;
      };
      is_shop_path: {
        Args: { candidate: string };
        Returns: boolean;
      };
      is_slug: {
        Args: { candidate: string };
        Returns: boolean;
      };
      issue_credit_note: {
        Args: { credited_refund: string; document: Json };
        Returns: Json;
      };
      issue_invoice: {
        Args: { invoiced_order: string; document: Json };
        Returns: Json;
      };
      keep_cut: {
        Args: { upload: string; cut: Json };
        Returns: boolean;
      };
      keep_price_run: {
        Args: { made: Json };
        Returns: Json;
      };
      keep_review_photo: {
        Args: { order_token: string; owner: string; line: number; picture: string; thumbnail: string; width: number; height: number };
        Returns: Json;
      };
      keep_typed_password: {
        Args: { proof: string };
        Returns: boolean;
      };
      last_catalogue_change: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      learn_search_words: {
        Args: { language: string; words: string };
        Returns: undefined;
      };
      list_audit_log: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_banners: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      list_categorization_runs: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      list_contact_messages: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_coupons: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_customers: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_demand: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_favorites: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      list_locker_carriers: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      list_mails: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_margins: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_my_orders: {
        Args: { before_time?: string; before_id?: string; page_size?: number };
        Returns: Json;
      };
      list_newsletters: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_open_returns: {
        Args: { maximum?: number };
        Returns: Json;
      };
      list_order_margins: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_orders: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_orders_to_invoice: {
        Args: { most?: number };
        Returns: Json;
      };
      list_payments_to_ask_about: {
        Args: { providers: string[]; most?: number };
        Returns: Json;
      };
      list_pending_reviews: {
        Args: { at_most: number };
        Returns: Json;
      };
      list_phone_orders: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_price_runs: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_products: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_public_holidays: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_refunds_to_credit: {
        Args: { most?: number };
        Returns: Json;
      };
      list_reviews: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_saved_views: {
        Args: { section: string };
        Returns: Json;
      };
      list_staff: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      list_stock: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_stock_takes: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      list_suppliers: {
        Args: { asked: Json };
        Returns: Json;
      };
      list_withdrawals: {
        Args: { before?: string; maximum?: number };
        Returns: Json;
      };
      lowest_price_before_reduction: {
        Args: { product_id: string };
        Returns: number;
      };
      make_report: {
        Args: { report: string; asked: Json };
        Returns: Json;
      };
      mark_locker_list_failed: {
        Args: { list_carrier: string; list_country: string; error: string };
        Returns: undefined;
      };
      mark_notifications_read: {
        Args: { asked: Json };
        Returns: Json;
      };
      mark_outbox_failed: {
        Args: { message_id: string; error: string; permanent: boolean };
        Returns: undefined;
      };
      mark_outbox_sent: {
        Args: { message_id: string; provider_id: string };
        Returns: undefined;
      };
      mark_payment_asked_about: {
        Args: { asked_provider: string; session_id: string };
        Returns: undefined;
      };
      mark_payment_asking_failed: {
        Args: { asked_provider: string; session_id: string };
        Returns: undefined;
      };
      mark_refund_answered: {
        Args: { sent_refund: string; answer: string; provider_id: string; reason: string };
        Returns: string;
      };
      mark_refund_unanswered: {
        Args: { sent_refund: string; error: string };
        Returns: undefined;
      };
      may_be_invoiced: {
        Args: { asked: Database['public']['Tables']['orders']['Row'] };
        Returns: boolean;
      };
      measure_margins: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      merge_favorites: {
        Args: { product_ids: string[] };
        Returns: Json;
      };
      moderate_review: {
        Args: { moderated: string; seen_revision: number; verdict: string; reason: string; moderator: string };
        Returns: Json;
      };
      move_category: {
        Args: { category: string; version: string; parent: string; next: string };
        Returns: Json;
      };
      move_product: {
        Args: { product: string; act: string };
        Returns: Json;
      };
      move_product_import: {
        Args: { import: string; act: string };
        Returns: Json;
      };
      move_stock_import: {
        Args: { import: string; act: string };
        Returns: Json;
      };
      new_order_number: {
        Args: Record<PropertyKey, never>;
        Returns: string;
      };
      newsletter_goods: {
        Args: { blocks: Json };
        Returns: Json;
      };
      normalize_search: {
        Args: { words: string };
        Returns: string;
      };
      note_customer: {
        Args: { note: string; customer: string; text: string; actor: string };
        Returns: Json;
      };
      open_admin_grant: {
        Args: { person: string; session: string; client: string; pin: string; new_pin?: string };
        Returns: Json;
      };
      open_cart_reminder: {
        Args: { message_id: string; changed_from: string; changed_until: string };
        Returns: Json;
      };
      open_newsletter: {
        Args: { message_id: string };
        Returns: Json;
      };
      open_phone_order: {
        Args: { link_hash: string };
        Returns: Json;
      };
      open_withdrawal: {
        Args: { opened_withdrawal: string; goods_order: string; lines: Json; actor: string };
        Returns: Json;
      };
      order_banners: {
        Args: { place: string; ids: string[] };
        Returns: Json;
      };
      order_number_check_digit: {
        Args: { digits: string };
        Returns: number;
      };
      order_words: {
        Args: { number: string; customer: string; receiver: string; email: string; phone: string; company: string };
        Returns: string;
      };
      owe_account_notice: {
        Args: { account: string; change: string; recipients: string[]; notice_language?: string };
        Returns: number;
      };
      owe_cart_reminders: {
        Args: { changed_from: string; changed_until: string; maximum?: number };
        Returns: number;
      };
      owe_failed_payment_mails: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      owe_newsletter_test: {
        Args: { newsletter: string; test_language: string; test_id: string };
        Returns: Json;
      };
      owe_newsletters: {
        Args: { maximum?: number };
        Returns: Json;
      };
      owe_order_link: {
        Args: { wanted_order: string; wanted_parcel: string; owner_email: string };
        Returns: undefined;
      };
      owe_stock_notices: {
        Args: { maximum?: number };
        Returns: number;
      };
      owe_test_mail: {
        Args: { person: string; mail_language: string };
        Returns: Json;
      };
      password_attempts_are_used_up: {
        Args: { person: string };
        Returns: boolean;
      };
      place_order: {
        Args: { payload: Json };
        Returns: Json;
      };
      plan_product: {
        Args: { product: string; act: string; local_time?: string };
        Returns: Json;
      };
      price_product: {
        Args: { product: string; version: string; price: number; sale_price: number };
        Returns: Json;
      };
      product_words: {
        Args: { name: string; name_lt: string; name_ru: string; sku: string; brand: string };
        Returns: string;
      };
      read_account_language: {
        Args: { account: string };
        Returns: string;
      };
      read_analytics: {
        Args: { part: string; asked: Json };
        Returns: Json;
      };
      read_catalogue_changes: {
        Args: { after_id: number };
        Returns: Json;
      };
      read_catalogue_facts: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_catalogue_marks: {
        Args: { since: string };
        Returns: Json;
      };
      read_catalogue_products: {
        Args: { after_id: string; page_size: number };
        Returns: Json;
      };
      read_catalogue_texts: {
        Args: { wanted: Json };
        Returns: Json;
      };
      read_category_tree: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_checkout_facts: {
        Args: { product_ids: string[] };
        Returns: Json;
      };
      read_chosen_products: {
        Args: { ids: string[] };
        Returns: Json;
      };
      read_coupon: {
        Args: { wanted_code: string; product_ids: string[] };
        Returns: Json;
      };
      read_coupon_codes: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_coupon_for_staff: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_customer: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_customer_address: {
        Args: { customer: string };
        Returns: string;
      };
      read_dashboard: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_delivery_for_staff: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_draft_product: {
        Args: { id: string };
        Returns: Json;
      };
      read_feed: {
        Args: { feed: string };
        Returns: Json;
      };
      read_feed_run: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_for_import: {
        Args: { ids: string[]; keys: string[] };
        Returns: Json;
      };
      read_foremost_ids: {
        Args: { of_each: number };
        Returns: string[];
      };
      read_holidays: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_import_choices: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_interface_overrides: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_interface_texts: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_listing_order: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_live_products: {
        Args: { ids: string[] };
        Returns: Json;
      };
      read_locker_lists: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_marketing: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_newsletter: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_noticed_variant: {
        Args: { noticed_variant: string };
        Returns: Json;
      };
      read_notifications: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_order: {
        Args: { read_order_id: string };
        Returns: Json;
      };
      read_order_again: {
        Args: { wanted_order: string };
        Returns: Json;
      };
      read_order_by_token: {
        Args: { token: string };
        Returns: Json;
      };
      read_order_for_documents: {
        Args: { read_order_id: string };
        Returns: Json;
      };
      read_order_for_staff: {
        Args: { wanted: string };
        Returns: Json;
      };
      read_order_status: {
        Args: { session_id: string };
        Returns: Json;
      };
      read_order_to_edit: {
        Args: { wanted: string };
        Returns: Json;
      };
      read_orders_to_pack: {
        Args: { numbers: string[] };
        Returns: Json;
      };
      read_parcel_lockers: {
        Args: { wanted_country: string };
        Returns: Json;
      };
      read_price_run: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_pricing: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_pricing_facts: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_product_for_staff: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_product_ids: {
        Args: { category_slugs: string[]; at_most: number };
        Returns: string[];
      };
      read_product_imports: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_product_version: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_products_to_sort: {
        Args: { after_id: string; page_size: number };
        Returns: Json;
      };
      read_provider_messages: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_publishing: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_publishing_state: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_rates_for_staff: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_received_return: {
        Args: { received: string };
        Returns: Json;
      };
      read_refund_facts: {
        Args: { refunded_order: string; wanted_refund: string };
        Returns: Json;
      };
      read_report: {
        Args: { report: string; asked: Json };
        Returns: Json;
      };
      read_return_options: {
        Args: { token: string };
        Returns: Json;
      };
      read_review_photo: {
        Args: { photo: string; is_small: boolean; order_token: string; owner: string; moderates?: boolean };
        Returns: Json;
      };
      read_reviewable_lines: {
        Args: { order_token: string; owner: string };
        Returns: Json;
      };
      read_search_words: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_settings_for_staff: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_shelves: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_shown_marketing: {
        Args: { listing?: string };
        Returns: Json;
      };
      read_stock: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_stock_imports: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_stock_take: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_supplier: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_today: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_uploads: {
        Args: { asked: Json };
        Returns: Json;
      };
      receive_return: {
        Args: { received: string; lines: Json; actor: string };
        Returns: Json;
      };
      receive_upload: {
        Args: { upload: string; owner: string };
        Returns: Json;
      };
      record_client_error: {
        Args: { new_fingerprint: string; new_message: string; new_stack: string; new_path: string; new_browser: string; new_release: string; new_request_id: string };
        Returns: undefined;
      };
      record_cookie_choice: {
        Args: { device: string; analytics: boolean; marketing: boolean; preferences: boolean; text_version: string; language: string };
        Returns: undefined;
      };
      record_job_run: {
        Args: { run_job: string; started: string; run_succeeded: boolean; run_result: Json };
        Returns: undefined;
      };
      record_parcel_state: {
        Args: { moved_parcel: string; reached_state: string; actor: string };
        Returns: Json;
      };
      record_payment_event: {
        Args: { provider: string; event_id: string; type: string; details: Json };
        Returns: Json;
      };
      record_return_sent: {
        Args: { sent: string; actor: string };
        Returns: Json;
      };
      record_withdrawal: {
        Args: { declaration: Json; deadline_over: boolean; with_receipt: boolean };
        Returns: Json;
      };
      refuse_product_import: {
        Args: { import: string; why: Json };
        Returns: undefined;
      };
      refuse_return: {
        Args: { refused_return: string; why: string; actor: string };
        Returns: Json;
      };
      release_late_exchanges: {
        Args: { maximum?: number };
        Returns: Json;
      };
      release_product_import: {
        Args: { import: string };
        Returns: undefined;
      };
      remember_cart: {
        Args: { new_id: string; new_email: string; new_email_hash: string; new_language: string; new_currency: string; new_text_version: string; new_source: string; new_restore_hash: string; new_stop_hash: string; items: Json };
        Returns: undefined;
      };
      remove_customer_note: {
        Args: { note: string };
        Returns: Json;
      };
      remove_public_holiday: {
        Args: { wanted_country: string; wanted_day: string };
        Returns: Json;
      };
      remove_staff_role: {
        Args: { person: string; wanted_role: string };
        Returns: Json;
      };
      remove_vat_rate: {
        Args: { wanted_country: string; from_day: string };
        Returns: Json;
      };
      remove_view: {
        Args: { view: string };
        Returns: Json;
      };
      renew_admin_grant: {
        Args: { person: string; session: string };
        Returns: Json;
      };
      replace_parcel_lockers: {
        Args: { list_carrier: string; list_country: string; lockers: Json; is_believed?: boolean };
        Returns: Json;
      };
      replace_recovery_codes: {
        Args: { owner: string; hashes: string[] };
        Returns: number;
      };
      report_build: {
        Args: { build: string; files_done: number; files_total: number };
        Returns: boolean;
      };
      request_build: {
        Args: { wanted: Json };
        Returns: Json;
      };
      request_newsletter: {
        Args: { new_id: string; new_email: string; new_language: string; new_source: string; new_text_version: string; seed: string; confirmation_hash: string; unsubscribe_hash: string };
        Returns: undefined;
      };
      request_refund: {
        Args: { refunded_order: string; refund: Json; actor: string };
        Returns: Json;
      };
      request_return: {
        Args: { token: string; wanted: Json };
        Returns: Json;
      };
      request_stock_notice: {
        Args: { new_id: string; product: string; variant_size: string; variant_color: string; new_email: string; new_language: string; new_token_hash: string };
        Returns: undefined;
      };
      resend_mail: {
        Args: { sent_mail: string; actor: string };
        Returns: Json;
      };
      resend_phone_order: {
        Args: { sent: string; expires_in_seconds: number };
        Returns: Json;
      };
      restore_cart: {
        Args: { token_hash: string };
        Returns: Json;
      };
      restore_favorite: {
        Args: { kept_product: string; kept_price: number; kept_since: string; kept_name?: string; kept_image?: string };
        Returns: boolean;
      };
      run_product_import: {
        Args: { import: string; at_most: number };
        Returns: boolean;
      };
      run_stock_import: {
        Args: { import: string; at_most: number; actor: string };
        Returns: boolean;
      };
      save_banner: {
        Args: { wanted: Json };
        Returns: Json;
      };
      save_cart: {
        Args: { items: Json; currency: string; language: string; version: number };
        Returns: Json;
      };
      save_category: {
        Args: { wanted: Json };
        Returns: Json;
      };
      save_coupon: {
        Args: { wanted: Json };
        Returns: Json;
      };
      save_delivery_option: {
        Args: { wanted: Json };
        Returns: Json;
      };
      save_feed: {
        Args: { wanted: Json };
        Returns: Json;
      };
      save_listing_order: {
        Args: { wanted_listing: string; was: string[]; products: string[] };
        Returns: Json;
      };
      save_newsletter: {
        Args: { wanted: Json };
        Returns: Json;
      };
      save_pricing_terms: {
        Args: { wanted: Json; seen: Json };
        Returns: Json;
      };
      save_product: {
        Args: { wanted: Json };
        Returns: Json;
      };
      save_redirect: {
        Args: { wanted_language: string; was: string; version: string; wanted_query: string; wanted_path: string };
        Returns: Json;
      };
      save_setting: {
        Args: { wanted: Json };
        Returns: Json;
      };
      save_shipping_zone: {
        Args: { wanted: Json };
        Returns: Json;
      };
      save_supplier: {
        Args: { wanted: Json };
        Returns: Json;
      };
      save_supplier_product: {
        Args: { wanted: Json };
        Returns: Json;
      };
      save_synonym: {
        Args: { wanted: string; version: string; wanted_language: string; wanted_words: string[] };
        Returns: Json;
      };
      save_texts: {
        Args: { wanted: Json; is_rehearsal: boolean };
        Returns: Json;
      };
      save_view: {
        Args: { view: string; section: string; name: string; query: string; actor: string };
        Returns: Json;
      };
      schedule_newsletter: {
        Args: { newsletter: string; version: string; local_time?: string };
        Returns: Json;
      };
      search_likeness: {
        Args: { word: string };
        Returns: string;
      };
      search_products: {
        Args: { words: string; language?: string };
        Returns: Database['public']['Tables']['products']['Row'][];
      };
      search_shop: {
        Args: { words: string; language: string };
        Returns: Json;
      };
      search_stems: {
        Args: { word: string; language: string };
        Returns: string[];
      };
      search_terms: {
        Args: { words: string; language: string };
        Returns: string[];
      };
      search_words_of: {
        Args: { words: string };
        Returns: string;
      };
      send_exchange: {
        Args: { exchanged: string; parcel_carrier: string; parcel_number: string; actor: string };
        Returns: Json;
      };
      send_return_label: {
        Args: { labelled: string; carrier: string; number: string; actor: string };
        Returns: Json;
      };
      set_default_address: {
        Args: { wanted_address: string };
        Returns: boolean;
      };
      set_product_cost: {
        Args: { wanted: Json };
        Returns: Json;
      };
      set_publishing_rules: {
        Args: { wanted: Json };
        Returns: Json;
      };
      setting: {
        Args: { wanted: string };
        Returns: Json;
      };
      settle_failed_mail: {
        Args: { mail: string; is_sent_again: boolean };
        Returns: Json;
      };
      settle_provider_message: {
        Args: { sender: string; event: string; actor: string };
        Returns: Json;
      };
      settle_task: {
        Args: { settled_task: string; actor: string; note: string };
        Returns: Json;
      };
      settle_text: {
        Args: { wanted: Json };
        Returns: Json;
      };
      settle_upload: {
        Args: { upload: string; outcome: Json };
        Returns: undefined;
      };
      ship_parcel: {
        Args: { shipped_order: string; lines: Json; parcel_carrier: string; parcel_number: string; actor: string };
        Returns: Json;
      };
      shop_banner: {
        Args: { banner: Database['public']['Tables']['banners']['Row'] };
        Returns: Json;
      };
      shown_product: {
        Args: { product: Database['public']['Tables']['products']['Row'] };
        Returns: Json;
      };
      size_rank: {
        Args: { size: string };
        Returns: number;
      };
      stop_cart_reminders: {
        Args: { token_hash: string };
        Returns: boolean;
      };
      suggest_categories: {
        Args: { terms: string[]; spoken: string; found: string[] };
        Returns: Json;
      };
      suggest_search: {
        Args: { words: string; language: string };
        Returns: Json;
      };
      summarize_my_account: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      supersede_checkout: {
        Args: { earlier_checkout: string; later_checkout: string };
        Returns: string;
      };
      switch_coupon: {
        Args: { coupon: string; is_active: boolean };
        Returns: Json;
      };
      switch_parcel_locker: {
        Args: { point_carrier: string; point_id: string; is_offered: boolean };
        Returns: Json;
      };
      take_contact_message: {
        Args: { message_id: string; sender_first_name: string; sender_last_name: string; sender_email: string; message_subject: string; message_text: string; sender_language: string; message_doubts: string[]; shop_address: string; with_receipt: boolean };
        Returns: undefined;
      };
      take_phone_order: {
        Args: { taken: Json; actor: string };
        Returns: Json;
      };
      take_product_import: {
        Args: { import?: string };
        Returns: Json;
      };
      take_rate_limit: {
        Args: { bucket: string; subject: string; maximum: number; window_seconds: number };
        Returns: boolean;
      };
      take_recovery_code: {
        Args: { owner: string; hash: string };
        Returns: boolean;
      };
      take_upload: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      track_order: {
        Args: { wanted_order: string; wanted_parcel: string; owner_email: string; owner: string };
        Returns: Json;
      };
      try_search: {
        Args: { asked: Json };
        Returns: Json;
      };
      undo_categorization: {
        Args: { run: string };
        Returns: Json;
      };
      undo_price_run: {
        Args: { run: string; at_most?: number };
        Returns: Json;
      };
      undo_product_import: {
        Args: { import: string; at_most: number };
        Returns: boolean;
      };
      unsubscribe_customer: {
        Args: { customer: string };
        Returns: Json;
      };
      unsubscribe_newsletter: {
        Args: { token_hash: string };
        Returns: boolean;
      };
      watch_refunds: {
        Args: { ahead?: string };
        Returns: number;
      };
      weigh_public_code: {
        Args: { asked: Json };
        Returns: Json;
      };
      withdraw_phone_order: {
        Args: { withdrawn: string };
        Returns: Json;
      };
      write_review: {
        Args: { order_token: string; owner: string; wanted: Json };
        Returns: Json;
      };
      write_search_documents: {
        Args: { products: string[] };
        Returns: undefined;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
